const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** The server beats every 15 s. A connection that nobody closed, as when a router or a server hangs, is only silent. */
const SILENT_MS = 20_000;

interface Listener {
  /** Whether changes come; false as soon as that is not certain. */
  onLive: (isLive: boolean) => void;
  /** Something changed, or may have meanwhile. */
  onChange: () => void;
}

/** Follows a stream of changes, again after 1, 2, 4 … 30 s where it ends or falls silent. Returns how to stop. */
export function followChanges(url: string, { onLive, onChange }: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const after = (ms: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const end = () => {
    onLive(false);
    source?.close();
    after(pauseMs, connect);
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  };
  const hear = () => after(SILENT_MS, end);
  function connect() {
    source = new EventSource(url);
    source.addEventListener("reread", () => {
      pauseMs = FIRST_PAUSE_MS;
      hear();
      onLive(true);
      onChange();
    });
    source.addEventListener("change", () => {
      hear();
      onChange();
    });
    source.addEventListener("beat", hear);
    source.onerror = end;
    hear();
  }
  const stop = () => {
    source?.close();
    clearTimeout(timer);
  };
  // The back-forward cache keeps a page with its connection, and by HTTP/1.1 a browser opens six to a host.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    onLive(false);
    connect();
  };
  window.addEventListener("offline", end);
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", comeBack);
  connect();
  return () => {
    window.removeEventListener("offline", end);
    window.removeEventListener("pagehide", stop);
    window.removeEventListener("pageshow", comeBack);
    stop();
  };
}
