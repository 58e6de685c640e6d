import {
  FRAME_HELLO,
  type FrameMessage,
  isMessage,
  type StudioMessage,
} from "@/contract/tenant/preview-frame";
import type { Theme } from "@/contract/tenant/theme";
import { pageDocument } from "../frame";
import { PagePatches } from "./page-patches";
import { Pins } from "./pins";
import { watchPresses } from "./presses";
import { watchTouches } from "./touches";

const TYPES = ["mode", "patch", "pins", "scroll"] as const;

/**
 * Lets the studio edit the page in its frame. The port is posted to the studio's origin alone, and messages are read from
 * that port alone: a page of another origin that frames or opens this one never gets it.
 */
export function connectToStudio(studioOrigin: string, theme: Theme): () => void {
  const page = pageDocument();
  const view = window.parent;
  const { port1: port, port2 } = new MessageChannel();
  const tell = (message: FrameMessage) => port.postMessage(message);
  const patches = new PagePatches(page, theme);
  const pins = new Pins(page, (id) => tell({ type: "pin", id }));
  const presses = watchPresses(page, {
    onOpen: (mark) => tell({ type: "open", mark }),
    onPlace: (place) => tell({ type: "place", place }),
  });
  let path = "";
  const tellPath = () => {
    const now = view.location.pathname + view.location.search;
    if (now === path) return;
    path = now;
    tell({ type: "at", path });
  };
  const observer = watchPage(page, () => {
    patches.reapply();
    pins.redraw();
    tellPath();
  });
  const receive = (message: StudioMessage) => {
    switch (message.type) {
      case "mode":
        return presses.setMode(message.mode);
      case "pins":
        return pins.show(message);
      case "scroll":
        return view.scrollTo({ top: message.y, behavior: "instant" });
      case "patch":
        return tell({ type: "patched", stamp: message.stamp, missed: patches.apply(message) });
    }
  };
  port.onmessage = ({ data }: MessageEvent) => {
    if (!isMessage<StudioMessage>(data, TYPES)) return;
    receive(data);
    // What it did itself is no news.
    observer.takeRecords();
  };
  const tellScroll = () => tell({ type: "scrolled", y: view.scrollY });
  view.addEventListener("scroll", tellScroll, { passive: true });
  const endTouches = watchTouches(view, () => tell({ type: "touched" }));
  window.top?.postMessage({ type: FRAME_HELLO }, studioOrigin, [port2]);
  tellPath();
  return () => {
    observer.disconnect();
    presses.stop();
    endTouches();
    pins.remove();
    view.removeEventListener("scroll", tellScroll);
    port.close();
  };
}

/** Calls back once a page has drawn itself again, but not for what is done within the call. */
function watchPage(page: Document, onDrawn: () => void): MutationObserver {
  let isAsked = false;
  const observer = new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    // A timer of the page's own window: this document is not drawn, and frames of it would not come.
    window.parent.setTimeout(() => {
      isAsked = false;
      onDrawn();
      observer.takeRecords();
    });
  });
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  return observer;
}
