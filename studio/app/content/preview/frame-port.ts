import { FRAME_HELLO, type FrameMessage, isMessage } from "@/contract/tenant/preview-frame";

const TYPES = ["at", "open", "place", "pin", "patched", "scrolled", "touched"] as const;

/**
 * Waits for the page in a frame to hand over its port. Only one from the preview's origin, and from within this very
 * frame, is taken; all else goes by that port.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  onPort: (port: MessagePort) => void,
  onMessage: (message: FrameMessage) => void,
): () => void {
  const onHello = (event: MessageEvent) => {
    const [port] = event.ports;
    if (event.origin !== origin || !port || !isMessage<{ type: string }>(event.data, [FRAME_HELLO])) return;
    // The tools are a frame within the page. Which window is whose parent may be asked of other origins too.
    if ((event.source as Window | null)?.parent !== frame.contentWindow) return;
    port.onmessage = ({ data }: MessageEvent) => {
      if (isMessage<FrameMessage>(data, TYPES)) onMessage(data);
    };
    onPort(port);
  };
  window.addEventListener("message", onHello);
  return () => window.removeEventListener("message", onHello);
}
