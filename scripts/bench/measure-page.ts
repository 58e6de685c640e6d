import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { withTimeLimit } from "@/lib/with-time-limit";
import { requireChromium } from "../lib/chromium.mjs";
import type { PageFigures } from "./bars";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--ignore-certificate-errors",
  // Nothing outside this machine is reached, so nothing outside it is measured.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1",
];

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

export interface Measured {
  figures: PageFigures;
  /** Audits outside performance that keep a page from full marks. */
  lacking: string[];
}

const TRIES = 4;
/** A run takes half a minute, on a busy machine one and a half. */
const LONGEST_RUN_MS = 240_000;

/**
 * What is held back, always really and never simulated: that would let scripts that start late look good though the page
 * becomes interactive later. The processor alone where the line is slow by itself; nothing to warm a page up.
 */
const THROTTLING = {
  all: { throttlingMethod: "devtools" },
  processor: {
    throttlingMethod: "devtools",
    throttling: {
      cpuSlowdownMultiplier: 4,
      requestLatencyMs: 0,
      downloadThroughputKbps: 0,
      uploadThroughputKbps: 0,
    },
  },
  none: { throttlingMethod: "provided" },
} as const;

export type Throttling = keyof typeof THROTTLING;

/** One Lighthouse run, mobile preset, in a fresh browser; another where it has missed the beginning of its own trace. */
export async function measurePage(address: string, throttling: Throttling): Promise<Measured> {
  for (let tried = 1; ; tried++)
    try {
      return await measureOnce(address, throttling);
    } catch (error) {
      if (tried === TRIES || !String(error).includes("NO_NAVSTART")) throw error;
    }
}

async function measureOnce(address: string, throttling: Throttling): Promise<Measured> {
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: FLAGS, logLevel: "silent" });
  try {
    const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
    const flags = {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories,
      ...THROTTLING[throttling],
    } as const;
    // A browser that has hung is ended below.
    const result = await withTimeLimit(lighthouse(address, flags), LONGEST_RUN_MS);
    if (!result) throw new Error(`${address}: Lighthouse gave no result`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const figures = {
      ...scoresOf(lhr.categories),
      ...timesOf(lhr.audits),
      ...bytesOf(networkItems(lhr.audits)),
    };
    return { figures, lacking: lackingIn(lhr) };
  } finally {
    chrome.kill();
  }
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function lackingIn({ categories, audits }: Lhr): string[] {
  return ["accessibility", "best-practices", "seo"]
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function scoresOf(categories: Lhr["categories"]) {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  };
}

function timesOf(audits: Lhr["audits"]) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    interactiveMs: value("interactive"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function networkItems(audits: Lhr["audits"]): NetworkItem[] {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") return [];
  // Lighthouse types a table's rows as anything; these are the fields its network audit writes.
  return (details.items as unknown as NetworkItem[]).filter(({ url }) => url.startsWith("http"));
}

function bytesOf(items: NetworkItem[]) {
  const kib = (type?: string) =>
    items
      .filter((item) => type === undefined || item.resourceType === type)
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024;
  return { jsKiB: kib("Script"), fontKiB: kib("Font"), totalKiB: kib(), requests: items.length };
}
