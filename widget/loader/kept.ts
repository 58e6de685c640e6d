import type { Kept, KeptArea } from "@/contract/widget/messages";

/** One clinic's widgets share a visitor; another clinic's know nothing of it. */
const keyOf = (tenantOrigin: string) => `clinic-widget:${tenantOrigin}`;
const storageOf = (area: KeptArea) => (area === "tab" ? sessionStorage : localStorage);

/** What the iframe asked this page to keep for it. */
export function readKept(tenantOrigin: string): Kept {
  const read = (area: KeptArea) => {
    try {
      return storageOf(area).getItem(keyOf(tenantOrigin)) ?? undefined;
    } catch {
      // This page's storage is closed as well: nothing is kept.
    }
  };
  return { device: read("device"), tab: read("tab") };
}

export function writeKept(tenantOrigin: string, area: KeptArea, text: string): void {
  try {
    storageOf(area).setItem(keyOf(tenantOrigin), text);
  } catch {
    // As above.
  }
}
