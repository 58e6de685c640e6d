import type { WidgetScreen } from "@/contract/widget/messages";

/** What the page asks of the booking widget. */
export interface WidgetRequests {
  open: (screen: WidgetScreen) => void;
  addToCart: (optionIds: number[]) => void;
  logout: () => void;
  /** The server has refused the visitor's token. */
  expire: () => void;
  /** A visitor is about to ask: time to fetch it. */
  warmUp: () => void;
}

let server: WidgetRequests | null = null;
let waiting: ((server: WidgetRequests) => void)[] = [];

function ask(request: (server: WidgetRequests) => void): void {
  if (server) request(server);
  else waiting.push(request);
}

/** The widget's requests from any part of the page; those from before it is mounted are queued. */
export const widgetClient: WidgetRequests = {
  open: (screen) => ask((widget) => widget.open(screen)),
  addToCart: (optionIds) => ask((widget) => widget.addToCart(optionIds)),
  logout: () => ask((widget) => widget.logout()),
  expire: () => ask((widget) => widget.expire()),
  warmUp: () => server?.warmUp(),
};

/**
 * For what one books by: the widget is fetched once a visitor seems about to. A pointer that only enters is none: the
 * browser says so of one that rests where the page loads.
 */
export const warmUpOnIntent = {
  onPointerMove: widgetClient.warmUp,
  onPointerDown: widgetClient.warmUp,
  onFocus: widgetClient.warmUp,
};

/** Handles the page's requests, the queued ones first, until the returned function is called. */
export function serveWidget(requests: WidgetRequests): () => void {
  server = requests;
  for (const request of waiting) request(requests);
  waiting = [];
  return () => {
    server = null;
  };
}
