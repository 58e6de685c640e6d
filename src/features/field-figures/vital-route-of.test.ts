import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { VITAL_ROUTES } from "@/contract/api/web-vitals";
import { vitalRouteOf } from "./vital-route-of";

it.each([
  ["/", "/"],
  ["/products", "/products"],
  ["/products/", "/products"],
  ["/products/category/pick", "/products/category/:id"],
  ["/products/12", "/products/:id"],
  ["/products/12/secret/3", "/products/:id"],
  ["/introduce/staff", "/introduce"],
  ["/boards/3/detail/7", "/boards"],
  ["/cscenter/faq", "/cscenter"],
  ["/productsx", "other"],
  ["/010-1234-5678", "other"],
])("%s is told as %s", (path, route) => expect(vitalRouteOf(path)).toBe(route));

it("knows every page that visitors stay on", () => {
  const pages = readdirSync("app/[partner]", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx") && !file.includes("/filtered/"))
    .map((file) => `/${file.split("/").slice(1, -1).join("/")}`);
  expect(pages.length).toBeGreaterThan(25);
  const others = pages.filter((page) => vitalRouteOf(page) === "other").sort();
  expect(others).toEqual([
    "/goodbye",
    "/ready",
    "/s/[code]",
    "/sign-up/welcome",
    "/terms/[slug]/[effectiveAt]",
    "/terms/privacy-policy",
    "/terms/terms-of-service",
  ]);
  expect(new Set(pages.map(vitalRouteOf))).toEqual(new Set(VITAL_ROUTES));
});
