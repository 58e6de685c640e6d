import type { FramePin } from "@/contract/tenant/preview-frame";
import { previewLabels } from "@/labels/preview";
import { pointOf } from "./note-place";

const LAYER_ID = "preview-pins";
/** Above whatever floats over a page. */
const Z_INDEX = 2_147_483_000;
/** The page's own sheet is the clinic's: nothing of it reaches these. */
const STYLE = `
:host{all:initial}
button{position:fixed;width:28px;height:28px;margin:-14px 0 0 -14px;padding:0;border:2px solid #fff;border-radius:14px 14px 14px 3px;
background:#6a3fc0;color:#fff;font:600 13px/24px system-ui,sans-serif;cursor:pointer;box-shadow:0 2px 8px rgb(0 0 0/.3)}
button[aria-pressed=true]{background:#1a1a1a}
button:focus-visible{outline:3px solid #2458d3;outline-offset:2px}
`;

export interface ShownPins {
  pins: FramePin[];
  chosen: number | null;
}

/** Notes as numbers at their places on the page, which follow it as it scrolls. */
export class Pins {
  private shown: ShownPins = { pins: [], chosen: null };
  private readonly layer: HTMLElement;
  private readonly root: ShadowRoot;

  constructor(
    private readonly page: Document,
    private readonly onPress: (id: number) => void,
  ) {
    page.getElementById(LAYER_ID)?.remove();
    this.layer = page.createElement("div");
    this.layer.id = LAYER_ID;
    this.layer.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:${Z_INDEX}`;
    this.root = this.layer.attachShadow({ mode: "open" });
    page.defaultView?.addEventListener("scroll", this.move, { capture: true, passive: true });
    page.defaultView?.addEventListener("resize", this.move);
  }

  show(shown: ShownPins): void {
    this.shown = shown;
    const { location } = this.page.defaultView ?? {};
    const path = location ? location.pathname + location.search : "";
    const style = this.page.createElement("style");
    style.textContent = STYLE;
    const here = shown.pins.filter((pin) => pin.path === path);
    this.root.replaceChildren(style, ...here.map((pin) => this.draw(pin)));
    if (!this.layer.isConnected) this.page.body.append(this.layer);
    this.move();
    const chosen = here.find(({ id }) => id === shown.chosen);
    if (chosen) this.bringIntoView(chosen);
  }

  /** After the page has drawn something again. */
  redraw(): void {
    this.show({ ...this.shown });
  }

  remove(): void {
    this.layer.remove();
    this.page.defaultView?.removeEventListener("scroll", this.move, { capture: true });
    this.page.defaultView?.removeEventListener("resize", this.move);
  }

  private draw({ id, number, text }: FramePin): HTMLButtonElement {
    const button = this.page.createElement("button");
    button.type = "button";
    button.dataset.id = String(id);
    button.textContent = String(number);
    button.setAttribute("aria-label", previewLabels.notes.pin(number, text));
    button.setAttribute("aria-pressed", String(id === this.shown.chosen));
    button.addEventListener("click", () => this.onPress(id));
    return button;
  }

  private readonly move = (): void => {
    for (const button of this.root.querySelectorAll("button")) {
      const pin = this.shown.pins.find(({ id }) => String(id) === button.dataset.id);
      const point = pin ? pointOf(this.page, pin) : null;
      button.hidden = point === null;
      button.style.left = `${point?.x ?? 0}px`;
      button.style.top = `${point?.y ?? 0}px`;
    }
  };

  private bringIntoView(pin: FramePin): void {
    const view = this.page.defaultView;
    const point = pointOf(this.page, pin);
    if (!view || !point || (point.y > 0 && point.y < view.innerHeight)) return;
    this.page.querySelector(pin.anchor)?.scrollIntoView({ block: "center" });
  }
}
