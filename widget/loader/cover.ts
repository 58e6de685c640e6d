import { loaderLabels } from "./labels";

/** Stands over the iframe of a sheet or drawer until the widget answers: it says what happens, and can be closed. */
export function createCover(onClose: () => void) {
  const element = document.createElement("div");
  const words = document.createElement("p");
  const button = document.createElement("button");
  words.setAttribute("role", "status");
  words.textContent = loaderLabels.loading;
  button.type = "button";
  button.textContent = loaderLabels.close;
  button.addEventListener("click", onClose);
  Object.assign(element.style, {
    position: "absolute",
    inset: "0",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: "16px",
    padding: "20px",
    wordBreak: "keep-all",
    background: "Canvas",
    color: "CanvasText",
  });
  Object.assign(button.style, { minHeight: "48px", padding: "0 24px", font: "inherit" });
  element.append(words, button);

  return {
    element,
    setShown(isShown: boolean) {
      element.style.display = isShown ? "grid" : "none";
    },
    setFailed(isFailed: boolean) {
      words.textContent = isFailed ? loaderLabels.failed : loaderLabels.loading;
    },
    focus: () => button.focus(),
  };
}
