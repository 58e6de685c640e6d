import { SINGLE_ID } from "@/contract/content/kinds";
import { type ThingName, thingOfAddress } from "@/contract/content/places";
import {
  type FrameMode,
  type PageMessage,
  type PinnedNote,
  readStudioMessage,
  type StudioMessage,
} from "@/contract/studio/preview-messages";
import { placeOf } from "./page-places";
import { createPatcher, thingOfElement } from "./patch-page";
import { drawPins } from "./pins";

const STYLE_ID = "preview-studio";
/** A part that a press would choose. */
const CHOOSING =
  "[data-preview-mode]{cursor:crosshair}[data-preview-mode] a,[data-preview-mode] button{cursor:crosshair}" +
  "[data-preview-hover]{outline:2px solid #1e66ca!important;outline-offset:2px!important}";

/** Serves the studio that frames this page, until it is ended. `page` is the storefront's own window. */
export function serveStudio(page: Window, studioOrigin: string): () => void {
  const { document } = page;
  const patch = createPatcher(document);
  const listeners = new AbortController();
  const { signal } = listeners;
  let mode: FrameMode = "browse";
  let notes: readonly PinnedNote[] = [];
  const address = () => page.location.pathname + page.location.search;
  const say = (message: PageMessage) => page.parent.postMessage(message, studioOrigin);
  const moved = () => say({ type: "preview:moved", path: address(), y: page.scrollY });

  const act = (message: StudioMessage) => {
    switch (message.type) {
      case "preview:patch":
        return say({ type: "preview:patched", missing: patch(message.thing, message.patches) });
      case "preview:theme":
        return styleOf(document, `${STYLE_ID}-theme`, themeCss(message.properties));
      case "preview:mode":
        mode = message.mode;
        document.documentElement.toggleAttribute("data-preview-mode", mode !== "browse");
        return clearHover(document);
      case "preview:notes":
        notes = message.notes;
        return drawPins(document, notes);
      case "preview:scroll":
        return page.scrollTo({ top: message.y, behavior: "instant" });
    }
  };
  page.addEventListener(
    "message",
    (event) => {
      if (event.origin !== studioOrigin || event.source !== page.parent) return;
      const message = readStudioMessage(event.data);
      if (message) act(message);
    },
    { signal },
  );
  page.addEventListener("scroll", moved, { signal, passive: true });
  page.addEventListener("resize", () => drawPins(document, notes), { signal });
  document.addEventListener(
    "pointerover",
    ({ target }) => mode !== "browse" && hover(document, target as Element),
    { signal },
  );
  document.addEventListener(
    "click",
    (event) => {
      if (mode === "browse") return;
      event.preventDefault();
      event.stopPropagation();
      const target = event.target as Element;
      if (mode === "note") return say({ type: "preview:placed", place: placeOf(target, event) });
      say({ type: "preview:chosen", thing: chosenThing(target, address()) });
    },
    { signal, capture: true },
  );
  styleOf(document, STYLE_ID, CHOOSING);
  say({ type: "preview:ready", path: address() });
  return () => listeners.abort();
}

/** What a press on a part of a page means: its own thing, the page's, or a part of the whole site. */
function chosenThing(target: Element, address: string): ThingName {
  if (target.closest("footer")) return { kind: "information", id: SINGLE_ID };
  if (target.closest("header, nav") && !target.closest("main")) return { kind: "layout", id: SINGLE_ID };
  return thingOfElement(target) ?? thingOfAddress(address) ?? { kind: "layout", id: SINGLE_ID };
}

/** Of higher rank than the page's own rule. The values were checked when the message was read. */
const themeCss = (properties: Record<string, string>): string =>
  `:root:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

function styleOf(document: Document, id: string, css: string): void {
  const style = document.getElementById(id) ?? document.createElement("style");
  style.id = id;
  style.textContent = css;
  if (!style.isConnected) document.head.append(style);
}

function hover(document: Document, target: Element): void {
  clearHover(document);
  target.toggleAttribute("data-preview-hover", true);
}

const clearHover = (document: Document): void => {
  for (const element of document.querySelectorAll("[data-preview-hover]"))
    element.removeAttribute("data-preview-hover");
};
