import { beforeEach, describe, expect, it, vi } from "vitest";
import { previewLabels } from "@/labels/preview";
import { refusedPreview } from "./refused-preview";
import { askBackend, readEdgeConfig } from "./sources";

vi.mock("./sources", () => ({ askBackend: vi.fn(), readEdgeConfig: vi.fn() }));

const { refused } = previewLabels;
const expired = { partnerId: "lumiere", expiredAt: new Date("2026-11-21T09:00:00Z") };
const aTenant = (changes = {}) => ({
  deployStatus: "deployed",
  domains: { primary: "lumiere.localhost" },
  partnerInformation: { displayName: "루미에르의원", partnerTel: "02-0000-1234" },
  ...changes,
});

async function show(link: typeof expired | null) {
  return new DOMParser().parseFromString(await refusedPreview(link), "text/html");
}
const linksOf = (page: Document) => [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
const factsOf = (page: Document) => [...page.querySelectorAll("dd")].map((fact) => fact.textContent);

beforeEach(() => {
  vi.mocked(readEdgeConfig).mockReset().mockResolvedValue(undefined);
  vi.mocked(askBackend).mockReset().mockResolvedValue({ row: aTenant() });
});

describe("refusedPreview", () => {
  it("says of an expired link whose it was and until when, with the live site and its telephone", async () => {
    const page = await show(expired);
    expect(page.documentElement.lang).toBe("ko");
    expect(page.querySelector("h1")?.textContent).toBe(refused.expired.join(""));
    expect(factsOf(page)).toEqual(["루미에르의원", "11월 21일 18:00"]);
    expect(linksOf(page)).toEqual(["http://lumiere.localhost:3000", "tel:02-0000-1234"]);
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex, nofollow");
  });

  it("asks for nobody, and names nobody, without a link that was ever good", async () => {
    const page = await show(null);
    expect(page.querySelector("h1")?.textContent).toBe(refused.missing.join(""));
    expect([factsOf(page), linksOf(page)]).toEqual([[], []]);
    expect(readEdgeConfig).not.toHaveBeenCalled();
    expect(askBackend).not.toHaveBeenCalled();
  });

  it("leads to no site that is not open, and says when although nobody can say whose", async () => {
    vi.mocked(askBackend).mockResolvedValue({ row: aTenant({ deployStatus: "preparing" }) });
    expect(linksOf(await show(expired))).toEqual(["tel:02-0000-1234"]);
    vi.mocked(askBackend).mockRejectedValue(new Error("down"));
    expect(factsOf(await show(expired))).toEqual(["11월 21일 18:00"]);
    vi.mocked(askBackend).mockResolvedValue(null);
    expect(linksOf(await show(expired))).toEqual([]);
  });

  it("shows a clinic's words as words", async () => {
    const displayName = `<img src=x onerror="alert(1)">&amp;`;
    vi.mocked(askBackend).mockResolvedValue({
      row: aTenant({ partnerInformation: { displayName, partnerPhone: `"><script>1</script>` } }),
    });
    const page = await show(expired);
    expect(factsOf(page)[0]).toBe(displayName);
    expect(page.querySelectorAll("img, script")).toHaveLength(0);
  });
});
