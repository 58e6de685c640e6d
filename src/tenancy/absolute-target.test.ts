import { describe, expect, it } from "vitest";
import { originForm } from "./absolute-target";

const read = (url: string) => originForm({ url, headers: { host: "lumiere.example:3000" } });

describe("originForm", () => {
  it.each(["/", "/products?page=2", "//other.example/", "/http://other.example/"])(
    "leaves the path %s",
    (url) => {
      expect(read(url)).toEqual({ url, headers: { host: "lumiere.example:3000" } });
    },
  );

  it.each([
    ["http://lumiere.example:3000", "/"],
    ["http://LUMIERE.example:3000/products?page=2", "/products?page=2"],
  ])("takes the path of %s, which is the Host header's own", (url, path) => {
    expect(read(url)).toEqual({ url: path, headers: { host: "lumiere.example:3000" } });
  });

  it.each([
    "http://other.example/",
    "http://other.example/products",
    "http://lumiere.example/",
    "http://lumiere.example:3000@other.example/",
    "https:other.example",
    "javascript:alert(1)",
    "other.example:443",
    "*",
    "",
  ])("leaves %s no host to be answered under", (url) => {
    expect(read(url)).toEqual({ url: "/", headers: { host: "" } });
  });
});
