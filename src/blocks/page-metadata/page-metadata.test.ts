import type { Metadata } from "next";
import { describe, expect, it } from "vitest";
import type { TenantFile } from "@/contract/tenant/tenant";
import { aTenant } from "@/testing/tenant";
import { pageMetadata } from "./page-metadata";

const OWN = "/media/lumiere/own.webp";
const clinic = (homepageConfig: TenantFile["homepageConfig"] = {}) => aTenant({ homepageConfig });
const imageOf = ({ openGraph }: Metadata) => {
  const [image] = (openGraph?.images ?? []) as { url: string; width?: number; alt: string }[];
  return image ?? { url: "", alt: "" };
};

describe("pageMetadata", () => {
  it("describes a clinic that has written no description by its name and address", () => {
    const tenant = clinic();
    const silent = {
      ...tenant,
      partnerInformation: {
        ...tenant.partnerInformation,
        displayName: "온유한의원",
        partnerAddress: "대전 유성구",
      },
    };
    const { description } = pageMetadata(silent, { title: null, path: "/" });
    expect(description).toContain("온유한의원");
    expect(description).toContain("대전 유성구");
  });

  it("prefers the page's own words, then the clinic's", () => {
    const site = clinic({ seoDescription: "clinic" });
    expect(pageMetadata(site, { title: "a", description: "page", path: "/a" }).description).toBe("page");
    expect(pageMetadata(site, { title: "a", path: "/a" }).description).toBe("clinic");
  });

  it("tells a list's further pages apart in title, description and address", () => {
    const [first, second] = [1, 2].map((page) =>
      pageMetadata(clinic(), {
        title: "공지사항",
        description: "알림",
        path: page > 1 ? `/notice?page=${page}` : "/notice",
        page,
      }),
    );
    expect(first?.title).toEqual({ absolute: "공지사항 | 루미에르의원" });
    expect(second?.title).toEqual({ absolute: "공지사항 2쪽 | 루미에르의원" });
    expect(second?.description).not.toBe(first?.description);
    expect(second?.alternates?.canonical).toBe("https://lumiere-clinic.example/notice?page=2");
  });

  it("keeps a page out of search engines only when it says so", () => {
    expect(pageMetadata(clinic(), { title: "a", path: "/a" }).robots).toBeUndefined();
    expect(pageMetadata(clinic(), { title: "a", path: "/a", isIndexed: false }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});

describe("the share image", () => {
  it("is drawn for each page, addressed by the page's path without its query", () => {
    const image = imageOf(pageMetadata(clinic(), { title: "시술", path: "/products?page=2", page: 2 }));
    expect(image.url).toMatch(/^https:\/\/lumiere-clinic\.example\/share\/products\.jpg\?v=[0-9a-f]{8}$/);
    expect(image).toMatchObject({ width: 1200, height: 630, alt: "시술, 루미에르의원" });
  });

  it("of the home page is the partner's own where it has chosen one", () => {
    const home = { title: null, path: "/" };
    expect(imageOf(pageMetadata(clinic(), home)).url).toContain("/share/home.jpg?");
    expect(imageOf(pageMetadata(clinic({ ogImageUrl: OWN }), home)).url).toBe(
      `https://lumiere-clinic.example${OWN}`,
    );
  });

  it("of a page outside search engines is that of home and says nothing of the page", () => {
    const secret = { title: "비밀글", path: "/cscenter/boards/4/detail/9", isIndexed: false };
    const image = imageOf(pageMetadata(clinic(), secret));
    expect(image.url).toContain("/share/home.jpg?");
    expect(image.alt).toBe("루미에르의원");
    expect(image.url).toBe(imageOf(pageMetadata(clinic(), { title: null, path: "/" })).url);
  });

  it("has another address once its words are others", () => {
    const [before, after] = ["가", "나"].map((title) =>
      imageOf(pageMetadata(clinic(), { title, path: "/events" })),
    );
    expect(before?.url).not.toBe(after?.url);
  });
});
