import { describe, expect, it } from "vitest";
import type { DeployStatus } from "@/contract/tenant/deploy-status";
import { routeHostless, routeRequest } from "./route-request";

const lumiere = (deployStatus: DeployStatus = "deployed", isPreview = false) =>
  ({ kind: "tenant", partnerId: "lumiere", deployStatus, isPreview }) as const;

describe("routeRequest", () => {
  it.each([
    ["/", "/lumiere"],
    ["/products", "/lumiere/products"],
    ["/products/12/secret/3", "/lumiere/products/12/secret/3"],
    ["/robots.txt", "/lumiere/robots.txt"],
    ["/haneul", "/lumiere/haneul"],
    ["/lumiere", "/lumiere/lumiere"],
    ["/platform", "/lumiere/platform"],
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

  it("keeps previews out of search engines", () => {
    expect(routeRequest(lumiere("deployed", true), "/")).toMatchObject({ isIndexed: false });
    expect(routeRequest(lumiere("deployed", true), "/robots.txt")).toEqual({ kind: "disallow" });
  });

  it("names no partner on an unknown host", () => {
    expect(routeRequest({ kind: "unknown" }, "/")).toEqual({ kind: "answer", status: 404 });
  });

  it("shows the platform's page at its root alone", () => {
    expect(routeRequest({ kind: "platform" }, "/")).toMatchObject({ pathname: "/platform" });
    expect(routeRequest({ kind: "platform" }, "/lumiere")).toEqual({ kind: "answer", status: 404 });
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
