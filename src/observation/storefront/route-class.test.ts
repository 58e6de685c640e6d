import { expect, it } from "vitest";
import { routeClassOf } from "./route-class";

it.each([
  ["/", {}, "page"],
  ["/products/12?_rsc=abc", { rsc: "1" }, "navigation"],
  ["/_next/static/chunks/a.js", {}, "build-file"],
  ["/_next/image?url=%2Fmedia%2Fa&w=640&q=75", {}, "image"],
  ["/api/revalidate", {}, "purge"],
  ["/api/revalidate/more", {}, "page"],
  ["/media/lumiere/hero.webp", {}, "media"],
  ["/share/products/12.jpg", {}, "share-image"],
  ["/favicon.ico", {}, "partner-file"],
  ["/icon-192.png", {}, "partner-file"],
  ["/sitemap/0.xml", {}, "partner-file"],
  ["/homepage-meta/lumiere/manifest.webmanifest", {}, "partner-file"],
])("takes %s %o for a %s", (url, headers, name) => expect(routeClassOf({ url, headers })).toBe(name));
