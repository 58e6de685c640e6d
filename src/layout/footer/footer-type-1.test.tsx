import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TenantFile } from "@/contract/tenant/tenant";
import { TestSite } from "@/testing/site";
import { aTenant } from "@/testing/tenant";
import { FooterType1 } from "./footer-type-1";

const information = {
  id: "lumiere",
  partnerCode: "LM",
  partnerName: "루미에르의원",
  displayName: "루미에르의원",
};

function show(changes: Partial<TenantFile> = {}) {
  const tenant = aTenant({
    layout: { header: null, footer: { component: "FooterType1", data: {} } },
    ...changes,
  });
  render(
    <TestSite>
      {tenant.layout.footer && <FooterType1 data={tenant.layout.footer.data} tenant={tenant} />}
    </TestSite>,
  );
  return screen.getByRole("contentinfo");
}
const factOf = (name: string) =>
  within(screen.getByRole("contentinfo")).queryByText(name)?.parentElement?.querySelector("dd")?.textContent;

describe("FooterType1", () => {
  it("says the display name beside the registered one where they differ", () => {
    show({ partnerInformation: { ...information, displayName: "루미에르" } });
    expect(factOf("병원")).toBe("루미에르");
    expect(factOf("상호")).toBe("루미에르의원");
  });

  it("says one name once", () => {
    show();
    expect(factOf("병원")).toBeUndefined();
    expect(factOf("상호")).toBe("루미에르의원");
  });

  it("draws an uploaded logo 100 wide, as spec §9 has it", () => {
    show({ partnerInformation: { ...information, partnerLogoImageUrl: "/media/lumiere/logo.webp" } });
    expect(screen.getByRole("img", { name: "루미에르의원" }).style.width).toBe("100px");
  });

  it("leads to X, LINE and WhatsApp where the clinic has them", () => {
    const footer = show({
      partnerMarketingInfo: { xUrl: "https://x.com/a", lineId: "@a", whatsappId: "821012345678" },
    });
    const hrefs = within(footer)
      .getAllByRole("link", { name: /새 창/ })
      .map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["https://x.com/a", "https://line.me/R/ti/p/%40a", "https://wa.me/821012345678"]);
  });

  it("shows each day's lunch where days differ", () => {
    show({
      partnerInformation: {
        ...information,
        operationTimeType: "perDay",
        ...{ mondayOpen: "10:00", mondayClose: "19:00", mondayLunchStart: "13:00", mondayLunchEnd: "14:00" },
        ...{ tuesdayOpen: "10:00", tuesdayClose: "19:00" },
      },
    });
    expect(factOf("월")).toBe("10:00 – 19:00 (점심시간 13:00 – 14:00)");
    expect(factOf("화")).toBe("10:00 – 19:00");
    expect(factOf("수")).toBe("휴진");
  });
});
