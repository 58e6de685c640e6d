/** In the order to look for: Edge names Chrome too, and Chrome names Safari. */
const BROWSERS: [string, RegExp][] = [
  ["Edge", /Edg\w*\//],
  ["Whale", /Whale\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Safari", /Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
];

/** A browser and its system as people call them, `Chrome · macOS`. */
export function nameDevice(userAgent: string): string {
  const nameOf = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameOf(BROWSERS), nameOf(SYSTEMS)].filter(Boolean).join(" · ") || "알 수 없는 기기";
}
