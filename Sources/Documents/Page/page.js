// Sliders through the steps of a case, and buttons that copy. Without this file, the page has one
// step of each case, and all texts.
"use strict";

document.documentElement.classList.add("scripted");

for (const strip of document.querySelectorAll(".strip")) {
  const steps = [...strip.querySelectorAll("figure")];
  const slider = strip.querySelector("input[type=range]");
  const about = strip.querySelector(".about");
  const hint = about.textContent;
  const list = [...strip.querySelectorAll(".steps button")];

  const show = (index) => {
    const step = Math.max(0, Math.min(steps.length - 1, index));
    steps[Number(slider.value)].dispatchEvent(new Event("rest"));
    steps.forEach((figure, other) => { figure.hidden = other !== step; });
    slider.value = step;
    slider.setAttribute("aria-valuetext", steps[step].querySelector("figcaption").textContent);
    strip.querySelector(".previous").disabled = step === 0;
    strip.querySelector(".next").disabled = step === steps.length - 1;
    list.forEach((button, other) => {
      if (other === step) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    about.textContent = hint;
  };

  // What the pointer is on, or what has the focus, in words.
  const tell = (event) => {
    const part = event.target.closest("svg g[aria-label]");
    if (part) about.textContent = part.getAttribute("aria-label");
  };

  slider.addEventListener("input", () => show(Number(slider.value)));
  strip.querySelector(".previous").addEventListener("click", () => show(Number(slider.value) - 1));
  strip.querySelector(".next").addEventListener("click", () => show(Number(slider.value) + 1));
  const beside = strip.querySelector(".switch");
  beside?.addEventListener("change", () => strip.classList.toggle("beside", beside.checked));
  list.forEach((button, index) => button.addEventListener("click", () => show(index)));
  strip.addEventListener("pointerover", tell);
  strip.addEventListener("focusin", tell);
  strip.classList.add("live");
  show(Number(slider.value));
}

// Within a step: where views lay as the app was called. At the end of the slider, all are at rest.
for (const figure of document.querySelectorAll(".strip figure")) {
  const slider = figure.querySelector(".moment");
  const drawing = figure.querySelector("svg.scene");
  if (!slider || !drawing) continue;
  const calls = [...figure.querySelectorAll(".calls li")];
  const make = (name, values) => {
    const element = document.createElementNS(drawing.namespaceURI, name);
    for (const key in values) element.setAttribute(key, values[key]);
    return element;
  };
  const layer = make("g", { class: "moments" });
  drawing.append(layer);
  const about = figure.querySelector(".moment-text");
  const box = drawing.getAttribute("viewBox");
  const [left, top, right, bottom] = box.split(" ").map(Number);
  const rest = () => {
    slider.value = calls.length;
    slider.dispatchEvent(new Event("input"));
  };
  figure.addEventListener("rest", rest);
  slider.closest("details").addEventListener("toggle", rest);

  slider.addEventListener("input", () => {
    const number = Number(slider.value);
    const views = new Map();
    for (const call of calls.slice(0, number + 1)) {
      for (const view of call.dataset.moved?.split(";") ?? []) {
        const [controller, ...rest] = view.split(" ");
        views.set(controller, rest);
      }
    }
    calls.forEach((call, other) => call.classList.toggle("current", other === number));
    drawing.classList.toggle("moving", number < calls.length);
    const call = calls[number] ? `call ${number + 1}, ${calls[number].textContent}` : "at rest";
    slider.setAttribute("aria-valuetext", call);
    about.textContent = `Where views lay at each call: ${call}`;
    layer.replaceChildren();
    drawing.setAttribute("viewBox", box);
    if (number === calls.length) return;
    let [width, height, line] = [right, bottom, 0];
    for (const parts of views.values()) {
      const [x, y, w, h] = parts.slice(0, 4).map(Number);
      if (!(w >= 0)) continue;
      layer.append(make("rect", { x, y, width: w, height: h }));
      // Each label has a line of its own.
      line += 1;
      const label = make("text", { x: x + 5, y: y + 18 * line, "font-size": 15 });
      label.textContent = parts.slice(4).join(" ");
      layer.append(label);
      [width, height] = [Math.max(width, x + w - left), Math.max(height, y + h - top)];
    }
    drawing.setAttribute("viewBox", [left, top, width, height].join(" "));
  });
}

for (const button of document.querySelectorAll("button.copy")) {
  button.addEventListener("click", async () => {
    const text = button.nextElementSibling;
    try {
      await navigator.clipboard.writeText(text.textContent);
      button.textContent = "Copied";
    } catch {
      // A page that is opened as a file may have no clipboard: the text is selected instead.
      getSelection().selectAllChildren(text);
      button.textContent = "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
}
