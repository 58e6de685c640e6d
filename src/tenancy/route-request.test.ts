import { describe, expect, it } from "vitest";
import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { NO_TOOLS } from "./page-tools";
import { routeHostless, routePreview, routeRequest } from "./route-request";

const lumiere = (deployStatus: DeployStatus = "deployed") =>
  ({ kind: "tenant", partnerId: "lumiere", deployStatus, tools: NO_TOOLS }) as const;

describe("routeRequest", () => {
  it.each([
    ["/", "/lumiere"],
    ["/products", "/lumiere/products"],
    ["/products/12/secret/3", "/lumiere/products/12/secret/3"],
    ["/robots.txt", "/lumiere/robots.txt"],
    ["/haneul", "/lumiere/haneul"],
    ["/lumiere", "/lumiere/lumiere"],
    ["/~platform", "/lumiere/~platform"],
    ["/~preview/bar", "/lumiere/~preview/bar"],
    ["/~haneul~0123456789abcdef", "/lumiere/~haneul~0123456789abcdef"],
    ["/haneul.rsc", "/lumiere/-"],
    ["/haneul.segments/_tree.segment.rsc", "/lumiere/-"],
    ["/_next/data/build/haneul.json", "/lumiere/-"],
    ["/.env", "/lumiere/-"],
    ["/wp-login.php", "/lumiere/-"],
  ])("keeps %s under the partner's prefix", (pathname, target) => {
    expect(routeRequest(lumiere(), pathname)).toEqual({ kind: "rewrite", pathname: target, isIndexed: true });
  });

  it.each(["/share/home.jpg", "/share/products/12.jpg", "/share/boards/1/detail/9.jpg"])(
    "leads to the share image %s",
    (pathname) => {
      expect(routeRequest(lumiere(), pathname)).toMatchObject({ pathname: `/lumiere${pathname}` });
    },
  );

  it.each(["/share/products.png", "/share/../x.jpg", "/share/%2e%2e/x.jpg", "/share.jpg", "/share/a.b.jpg"])(
    "knows no share image %s",
    (pathname) => {
      expect(routeRequest(lumiere(), pathname)).toMatchObject({ pathname: "/lumiere/-" });
    },
  );

  it.each(["favicon.ico", "icon.svg", "icon-512.png", "apple-touch-icon.png", "manifest.webmanifest"])(
    "leads to the partner's own homepage meta asset %s",
    (file) => {
      for (const status of ["deployed", "preparing", "closed"] as const) {
        expect(routeRequest(lumiere(status), `/homepage-meta/lumiere/${file}`)).toEqual({
          kind: "rewrite",
          pathname: `/lumiere/${file}`,
          isIndexed: status === "deployed",
        });
      }
    },
  );

  it.each([
    "/homepage-meta/haneul/icon.svg",
    "/homepage-meta/lumiere",
    "/homepage-meta/lumiere/",
    "/homepage-meta/lumiere/robots.txt",
    "/homepage-meta/lumiere/../haneul/icon.svg",
    "/homepage-meta/lumiere2/icon.svg",
    "/homepage-meta//icon.svg",
  ])("has no homepage meta asset %s", (pathname) => {
    expect(routeRequest(lumiere(), pathname)).toEqual({ kind: "answer", status: 404 });
  });

  it("shows the home page's share image alone while the site is not open", () => {
    expect(routeRequest(lumiere("preparing"), "/share/home.jpg")).toMatchObject({
      pathname: "/lumiere/share/home.jpg",
    });
    expect(routeRequest(lumiere("preparing"), "/share/products.jpg")).toMatchObject({
      pathname: "/lumiere/ready",
    });
  });

  it("serves pictures of the partner itself", () => {
    const pathname = "/media/lumiere/space-lounge.webp";
    expect(routeRequest(lumiere(), pathname)).toEqual({ kind: "media", pathname });
  });

  it("shows the link of an offer as the backend's page of the host's own clinic", () => {
    const token = "q3Xy_0-".repeat(6);
    const pathname = `/offers/lumiere/${token}`;
    expect(routeRequest(lumiere(), `/offers/${token}`)).toEqual({ kind: "media", pathname });
    for (const other of [`/offers/haneul/${token}`, `/offers/${token}/x`, "/offers/short"])
      expect(routeRequest(lumiere(), other)).toMatchObject({ kind: "rewrite" });
  });

  it.each([
    ["/media/haneul/banner.webp"],
    ["/media/lumiere/../haneul/banner.webp"],
    ["/media/lumiere/%2e%2e/haneul/banner.webp"],
    ["/media/lumiere/..%2fsecret"],
    ["/media/lumiere/"],
    ["/media/lumiere//x"],
    ["/media/x"],
  ])("refuses the picture %s", (pathname) => {
    expect(routeRequest(lumiere(), pathname)).toEqual({ kind: "answer", status: 404 });
  });

  it.each([
    ["preparing", "/lumiere/ready"],
    ["closed", "/lumiere/goodbye"],
  ] as const)("shows one page on every path while %s", (status, target) => {
    for (const pathname of ["/", "/products", "/x.html"]) {
      expect(routeRequest(lumiere(status), pathname)).toEqual({
        kind: "rewrite",
        pathname: target,
        isIndexed: false,
      });
    }
  });

  it("names no partner on an unknown host", () => {
    expect(routeRequest({ kind: "unknown" }, "/")).toEqual({ kind: "answer", status: 404 });
  });

  it("shows the platform's page at its root alone", () => {
    for (const [pathname, target] of [
      ["/", "/~platform"],
      ["/sign-in", "/~platform/sign-in"],
      ["/previews/lumiere", "/~platform/previews/lumiere"],
    ] as const)
      expect(routeRequest({ kind: "platform" }, pathname)).toMatchObject({ pathname: target });
  });

  it.each(["/lumiere", "/~platform", "/~preview/bar/lumiere", "/previews", "/previews/a/b", "/sign-in/x"])(
    "has no page of the platform at %s",
    (pathname) => {
      expect(routeRequest({ kind: "platform" }, pathname)).toEqual({ kind: "answer", status: 404 });
    },
  );
});

describe("routePreview", () => {
  const draft = {
    kind: "draft",
    partnerId: "lumiere",
    digest: "0123456789abcdef0123",
    choice: "all",
    studioOrigin: null,
  } as const;
  const prefix = "/~lumiere~0123456789abcdef";

  it.each([
    ["/", prefix],
    ["/products/12", `${prefix}/products/12`],
    ["/manifest.webmanifest", `${prefix}/manifest.webmanifest`],
    ["/homepage-meta/lumiere/icon.svg", `${prefix}/icon.svg`],
    ["/~haneul~0123456789abcdef", `${prefix}/~haneul~0123456789abcdef`],
    ["/~platform", `${prefix}/~platform`],
    ["/~preview/bar/haneul", `${prefix}/~preview/bar/haneul`],
    ["/~preview/bar", "/~preview/bar/lumiere"],
    ["/~preview/links", "/~preview/links/lumiere"],
  ])("makes %s of the draft alone, for nobody's index", (pathname, target) => {
    expect(routePreview(draft, pathname)).toEqual({
      kind: "rewrite",
      pathname: target,
      isIndexed: false,
      isPreview: true,
    });
  });

  it("shows the pictures of its own partner", () => {
    expect(routePreview(draft, "/media/lumiere/a.webp")).toMatchObject({ kind: "media" });
    expect(routePreview(draft, "/media/haneul/a.webp")).toEqual({ kind: "answer", status: 404 });
  });

  it.each([
    ["missing", 404],
    ["unavailable", 503],
  ] as const)("answers what is %s with nothing but %d", (kind, status) => {
    for (const pathname of ["/", "/products", "/media/lumiere/a.webp", "/~preview/bar", "/icon.svg"])
      expect(routePreview({ kind }, pathname)).toEqual({ kind: "answer", status });
  });

  it("refuses every path alike, and says of a link that has expired whose it was", () => {
    const link = { partnerId: "lumiere", expiredAt: new Date("2026-11-20T00:00:00Z") };
    for (const pathname of ["/", "/products", "/media/lumiere/a.webp", "/~preview/bar", "/icon.svg"]) {
      expect(routePreview({ kind: "refused" }, pathname)).toEqual({ kind: "refuse", expired: null });
      expect(routePreview({ kind: "expired", ...link }, pathname)).toEqual({ kind: "refuse", expired: link });
    }
  });

  it("keeps search engines out, with or without a link", () => {
    for (const decision of [draft, { kind: "refused" } as const])
      expect(routePreview(decision, "/robots.txt")).toEqual({ kind: "disallow" });
  });
});

describe("routeHostless", () => {
  it("serves a picture to the image service", () => {
    const pathname = "/media/lumiere/space-lounge.webp";
    expect(routeHostless(pathname)).toEqual({ kind: "media", pathname });
  });

  it.each(["/", "/lumiere", "/media/lumiere/../../etc/passwd", "/media/x", ""])(
    "answers nothing else: %s",
    (path) => {
      expect(routeHostless(path)).toEqual({ kind: "answer", status: 400 });
    },
  );
});
