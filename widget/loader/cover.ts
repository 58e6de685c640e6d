import { loaderLabels } from "./labels";

/** Stands over the iframe of a sheet or drawer until the widget answers: it says what happens, and can be closed. */
export function createCover(onClose: () => void) {
  const element = document.createElement("div");
  const words = document.createElement("p");
  const button = document.createElement("button");
  words.role = "status";
  button.type = "button";
  button.textContent = loaderLabels.close;
  button.addEventListener("click", onClose);
  button.style.cssText = "min-height:48px;padding:0 24px;font:inherit";
  element.append(words, button);

  return {
    element,
    show(isShown: boolean, hasFailed = false) {
      words.textContent = hasFailed ? loaderLabels.failed : loaderLabels.loading;
      element.style.cssText = `position:absolute;inset:0;display:${isShown ? "block" : "none"};padding:35vh 20px;text-align:center;word-break:keep-all;background:Canvas;color:CanvasText`;
    },
    focus: () => button.focus(),
  };
}
