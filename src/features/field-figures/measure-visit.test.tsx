import { beforeEach, expect, it, vi } from "vitest";
import type { Metric } from "web-vitals";
import { measureVisit } from "./measure-visit";

type Report = (metric: Pick<Metric, "name" | "value">) => void;
const reports: Report[] = [];
const { on } = vi.hoisted(() => ({ on: (report: unknown) => reports.push(report as Report) }));
vi.mock("web-vitals", () => ({ onLCP: on, onINP: on, onCLS: on, onTTFB: on }));

// Of a page load's entry only the address is read.
const LOAD = { name: "https://a.example/products/12?token=secret#x" } as PerformanceNavigationTiming;

const sent: [url: string, body: string][] = [];
beforeEach(() => {
  reports.length = 0;
  sent.length = 0;
  navigator.sendBeacon = (url, body) => {
    sent.push([String(url), String(body)]);
    return true;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  performance.getEntriesByType = () => [LOAD];
});

const leave = () => dispatchEvent(new Event("pagehide"));
const report = (name: Metric["name"], value: number) => reports[0]?.({ name, value });

it("tells once of the page load, with its last figures and no address", () => {
  measureVisit("https://backend.example");
  report("LCP", 800);
  report("LCP", 1234.5678);
  report("CLS", 999);
  leave();
  leave();
  const visit = { route: "/products/:id", device: "phone", lcp: 1234.568, cls: 100 };
  expect(sent).toEqual([["https://backend.example/web-vitals", expect.any(String)]]);
  expect(JSON.parse(sent[0]?.[1] ?? "")).toEqual(visit);
});

it("waits while the page is only looked at, and says nothing of a load that it did not measure", () => {
  measureVisit("https://backend.example");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  leave();
  expect(sent).toEqual([]);
});
