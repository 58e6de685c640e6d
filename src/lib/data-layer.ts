declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Tells the tag manager of an event; it reads what was told before it was there. Never a name or a phone number. */
export function pushToDataLayer(event: { event: string } & Record<string, unknown>): void {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(event);
}
