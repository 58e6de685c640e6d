import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { partnerMarketingInfoSchema } from "@/contract/tenant/partner";
import { conversionIdsOf } from "./conversion-ids";
import { TagManager } from "./tag-manager";

const marketing = partnerMarketingInfoSchema.parse({
  ga4Id: "G-ABCD1234",
  metaConversionTrackingId: "1234567890",
});

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  window.dataLayer = undefined;
});
afterEach(() => {
  document.getElementById("tag-manager")?.remove();
});

describe("TagManager", () => {
  it("tells the container which ids the partner measures with, and no others", () => {
    render(<TagManager containerId="GTM-ABCD" conversionIds={conversionIdsOf(marketing)} />);
    expect(window.dataLayer?.[0]).toEqual({
      event: "partner",
      ga4Id: "G-ABCD1234",
      metaConversionTrackingId: "1234567890",
    });
  });

  it("loads one container, however often it is mounted", () => {
    render(<TagManager containerId="GTM-ABCD" conversionIds={{}} />);
    render(<TagManager containerId="GTM-ABCD" conversionIds={{}} />);
    const scripts = document.querySelectorAll<HTMLScriptElement>("script[src*=googletagmanager]");
    expect([...scripts].map(({ src }) => src)).toEqual([
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABCD",
    ]);
  });
});
