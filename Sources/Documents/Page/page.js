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
    const part = event.target.closest("svg g");
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
