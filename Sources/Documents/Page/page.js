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
    slider.setAttribute("aria-valuetext", calls[number]?.textContent ?? "at rest");
    layer.replaceChildren();
    if (number === calls.length) return;
    const corners = new Map();
    for (const [type, x, y, width, height] of views.values()) {
      if (!width) continue;
      layer.append(make("rect", { x, y, width, height }));
      // The labels of views with one corner stand below each other.
      const line = corners.get(`${x} ${y}`) ?? 1;
      corners.set(`${x} ${y}`, line + 1);
      const label = make("text", { x: Number(x) + 5, y: Number(y) + 18 * line, "font-size": 15 });
      label.textContent = type;
      layer.append(label);
    }
  });
}

for (const button of document.querySelectorAll("button.copy")) {
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset.of);
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
