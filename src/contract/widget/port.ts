import { type Envelope, WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "./messages";

type Handlers<In> = { [Type in keyof In]?: (data: In[Type]) => void };

interface PortOptions<In> {
  peer: Window;
  /** The only origin that is listened to and posted to; never `*`. */
  peerOrigin: string;
  isMessage: (value: unknown) => value is Envelope<In>;
  handlers: Handlers<In>;
}

export interface Port<Out> {
  send: <Type extends keyof Out>(type: Type, data: Out[Type]) => void;
  close: () => void;
}

/** One typed end of the conversation. Any other origin or window, and any malformed message, is passed over. */
export function openPort<Out extends object, In extends object>(options: PortOptions<In>): Port<Out> {
  function receive(event: MessageEvent) {
    if (
      event.origin !== options.peerOrigin ||
      event.source !== options.peer ||
      !options.isMessage(event.data)
    )
      return;
    // The guard has tied the data to its type; TypeScript cannot follow that pairing through a lookup.
    const handle = options.handlers[event.data.type] as ((data: unknown) => void) | undefined;
    handle?.(event.data.data);
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
