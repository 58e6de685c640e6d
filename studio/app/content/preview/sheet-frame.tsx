import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FrameMessage, StudioMessage } from "@/contract/tenant/preview-frame";
import { noteTouch } from "../../lock/lock";
import { listenToFrame } from "./frame-port";
import type { Sheet } from "./sheets";
import { useStage } from "./stage-context";

/** A page that has not spoken by then will not. */
const SILENT_MS = 20_000;

interface SheetFrameProps {
  sheet: Sheet;
  title: string;
  /** False while another page stands before it. */
  isShown: boolean;
  /** Where the page before it was scrolled to; null: at its own top. */
  scrollY: number | null;
  onDrawn: () => void;
  onSilent: () => void;
  /** Fields that are typed and cannot be seen yet. */
  onMissed: (count: number) => void;
  onScrolled: (y: number) => void;
  onMoved: (path: string) => void;
}

/** One page of the site in an iframe, which shows what is typed and says what is pressed. */
export function SheetFrame(props: SheetFrameProps) {
  const { sheet, title, isShown, scrollY, onDrawn, onSilent } = props;
  const { mode, pins, chosen, typed, onOpen, onPlace, onPin } = useStage();
  const frame = useRef<HTMLIFrameElement>(null);
  const stamp = useRef(0);
  const [port, setPort] = useState<MessagePort | null>(null);
  const receive = useEffectEvent((message: FrameMessage) => {
    switch (message.type) {
      case "at":
        return props.onMoved(message.path);
      case "open":
        return onOpen(message.mark);
      case "place":
        return onPlace(message.place);
      case "pin":
        return onPin(message.id);
      case "touched":
        return noteTouch();
      case "scrolled":
        return props.onScrolled(message.y);
      case "patched":
        if (message.stamp === stamp.current) props.onMissed(message.missed.length);
        return onDrawn();
    }
  });
  const meet = useEffectEvent((met: MessagePort) => {
    setPort(met);
    if (scrollY !== null) met.postMessage({ type: "scroll", y: scrollY } satisfies StudioMessage);
    // Otherwise it is drawn once it shows what is typed.
    if (!typed || !sheet.made.saved) onDrawn();
  });
  const { origin } = new URL(sheet.address);
  useEffect(
    () => (frame.current ? listenToFrame(frame.current, origin, meet, receive) : undefined),
    [origin],
  );
  useEffect(() => send(port, { type: "mode", mode }), [port, mode]);
  useEffect(() => send(port, { type: "pins", pins, chosen }), [port, pins, chosen]);
  const { saved } = sheet.made;
  useEffect(() => {
    if (!typed || !saved) return;
    stamp.current += 1;
    send(port, { type: "patch", stamp: stamp.current, shown: saved, ...typed });
  }, [port, typed, saved]);
  const fail = useEffectEvent(onSilent);
  useEffect(() => {
    if (port) return;
    const timer = setTimeout(fail, SILENT_MS);
    return () => clearTimeout(timer);
  }, [port]);
  return (
    <iframe
      ref={frame}
      title={title}
      src={sheet.address}
      className="pw-sheet"
      data-waiting={!isShown || undefined}
      inert={!isShown}
    />
  );
}

function send(port: MessagePort | null, message: StudioMessage): void {
  port?.postMessage(message);
}
