import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FRAME_HELLO } from "@/contract/tenant/preview-frame";
import { listenToFrame } from "./frame-port";

const ORIGIN = "https://lumiere.preview.clinics.example";
const onPort = vi.fn();
let frame: HTMLIFrameElement;
let stop: () => void;

beforeEach(() => {
  onPort.mockClear();
  frame = document.body.appendChild(document.createElement("iframe"));
  stop = listenToFrame(frame, ORIGIN, onPort, () => {});
});
afterEach(() => {
  stop();
  frame.remove();
});

/** The tools, a frame within the page of the frame. */
function toolsOf(page: HTMLIFrameElement): Window | null {
  const inner = page.contentDocument?.body.appendChild(page.contentDocument.createElement("iframe"));
  return inner?.contentWindow ?? null;
}

function hear(change: MessageEventInit = {}) {
  const { port1 } = new MessageChannel();
  const heard = { origin: ORIGIN, source: toolsOf(frame), data: { type: FRAME_HELLO }, ports: [port1] };
  window.dispatchEvent(new MessageEvent("message", { ...heard, ...change } as MessageEventInit));
  port1.close();
}

it("takes the port of the page in its frame", () => {
  hear();
  expect(onPort).toHaveBeenCalledTimes(1);
});

it.each([
  ["another origin", () => hear({ origin: "https://evil.example" })],
  ["no origin", () => hear({ origin: "null" })],
  ["another window of that origin", () => hear({ source: window })],
  ["the page itself, without its tools", () => hear({ source: frame.contentWindow })],
  ["another message", () => hear({ data: "clinic-preview-frame" })],
  ["one without a port", () => hear({ ports: [] })],
])("takes none of %s", (_, send) => {
  send();
  expect(onPort).not.toHaveBeenCalled();
});
