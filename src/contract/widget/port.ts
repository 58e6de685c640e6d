import { type Envelope, WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "./messages";

interface PortOptions<In> {
  peer: Window;
  /** The only origin that messages are exchanged with; never `*`. */
  peerOrigin: string;
  isMessage: (value: unknown) => value is Envelope<In>;
  onMessage: (message: Envelope<In>) => void;
}

export interface Port<Out> {
  send: <Type extends keyof Out>(type: Type, data: Out[Type]) => void;
  close: () => void;
}

/** One typed end of the channel. Messages of other origins or windows, and malformed ones, are ignored. */
export function openPort<Out extends object, In extends object>(options: PortOptions<In>): Port<Out> {
  function receive({ origin, source, data }: MessageEvent) {
    if (origin === options.peerOrigin && source === options.peer && options.isMessage(data))
      options.onMessage(data);
  }
  window.addEventListener("message", receive);
  return {
    send: (type, data) =>
      options.peer.postMessage(
        { channel: WIDGET_CHANNEL, version: WIDGET_PROTOCOL_VERSION, type, data },
        options.peerOrigin,
      ),
    close: () => window.removeEventListener("message", receive),
  };
}
