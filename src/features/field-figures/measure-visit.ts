import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { VITAL_LIMITS, type Vital, WEB_VITALS_PATH, type WebVitals } from "@/contract/api/web-vitals";
import { deviceOf } from "./device-of";
import { vitalRouteOf } from "./vital-route-of";

const isVital = (name: string): name is Vital => name in VITAL_LIMITS;

/**
 * Tells the backend what this page load was like, when the page is first hidden or left: nothing later is as sure to be
 * sent. Whatever else the visitor opens from here without a new page load belongs to it.
 */
export function measureVisit(backendUrl: string): void {
  // The address of the page load: the router may have gone on by now.
  const [load] = performance.getEntriesByType("navigation");
  const path = new URL(load?.name ?? location.href).pathname;
  const visit: WebVitals = { route: vitalRouteOf(path), device: deviceOf(window) };
  const keep = ({ name, value }: Metric) => {
    const vital = name.toLowerCase();
    if (isVital(vital)) visit[vital] = Math.min(round(value), VITAL_LIMITS[vital]);
  };
  const all = { reportAllChanges: true };
  onLCP(keep, all);
  onINP(keep, all);
  onCLS(keep, all);
  onTTFB(keep, all);
  const sent = new AbortController();
  const send = () => {
    sent.abort();
    // Without a response, and without an error where nothing answers.
    if (visit.lcp !== undefined || visit.ttfb !== undefined)
      navigator.sendBeacon(backendUrl + WEB_VITALS_PATH, JSON.stringify(visit));
  };
  // Added last: the library's own listeners have had their last figures by then.
  const { signal } = sent;
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send(), {
    signal,
    capture: true,
  });
  addEventListener("pagehide", send, { signal, capture: true });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
