import { describe, expect, it } from "vitest";
import type { TermsHistory } from "@/contract/api/partner-and-terms";
import { versionOfDay, versionsOf } from "./term-versions";

const TERMS: TermsHistory = {
  id: 2,
  termTitle: "개인정보처리방침",
  titles: {},
  summaries: {},
  slug: "privacy-policy",
  isRequired: true,
  version: "1.2",
  effectiveAt: "2026-06-01",
  contentHtml: "<p>셋</p>",
  histories: [
    { version: "1.1", effectiveAt: "2026-03-01", contentHtml: "<p>둘</p>" },
    { version: "1.0", effectiveAt: "2025-04-01", contentHtml: "<p>하나</p>" },
  ],
};

describe("versionsOf", () => {
  it("says of each version until when it held", () => {
    expect(versionsOf(TERMS).map(({ version, lastDay }) => [version, lastDay])).toEqual([
      ["1.2", null],
      ["1.1", "2026-05-31"],
      ["1.0", "2026-02-28"],
    ]);
  });

  it("has the one version of terms without a history", () => {
    expect(versionsOf({ ...TERMS, histories: [] })).toMatchObject([{ version: "1.2", lastDay: null }]);
  });
});

describe("versionOfDay", () => {
  it("finds a version by the day from which it held", () => {
    expect(versionOfDay(versionsOf(TERMS), "2026-03-01")?.contentHtml).toBe("<p>둘</p>");
  });

  it.each(["2026-03-02", "2026-3-1", "1.1", "", "constructor"])("finds none for %o", (day) => {
    expect(versionOfDay(versionsOf(TERMS), day)).toBeNull();
  });
});
