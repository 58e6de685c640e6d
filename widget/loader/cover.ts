import { loaderLabels } from "./labels";

/** Stands over the iframe of a sheet or drawer until the widget answers: it says what happens, and can be closed. */
export function createCover(onClose: () => void) {
  const element = document.createElement("div");
  const words = document.createElement("p");
  const button = document.createElement("button");
  words.role = "status";
  button.type = "button";
  button.textContent = loaderLabels.close;
  button.onclick = onClose;
  element.style.cssText =
    "position:absolute;inset:0;padding:35vh 20px;text-align:center;word-break:keep-all;background:Canvas;color:CanvasText";
  button.style.cssText = "padding:16px 24px;font:inherit";
  element.append(words, button);

  return {
    element,
    show(isShown: boolean, hasFailed?: boolean) {
      words.textContent = hasFailed ? loaderLabels.failed : loaderLabels.loading;
      element.style.display = isShown ? "" : "none";
    },
    focus: () => button.focus(),
  };
}
