import { describe, expect, it } from "vitest";
import { apexOf, inBothSpellings, toHost, wwwTwin } from "./host-names";

describe("toHost", () => {
  it.each([
    ["루미에르.한국", "xn--2s2b2jl8d96p.xn--3e0b707e"],
    ["xn--2s2b2jl8d96p.xn--3e0b707e", "xn--2s2b2jl8d96p.xn--3e0b707e"],
    ["WWW.Clinic.CO.KR.", "www.clinic.co.kr"],
    [" clinic.kr ", "clinic.kr"],
    ["루미에르.한국".normalize("NFD"), "xn--2s2b2jl8d96p.xn--3e0b707e"],
    ["www。clinic。kr", "www.clinic.kr"],
  ])("reads %s as %s", (text, host) => {
    expect(toHost(text)).toBe(host);
  });

  it.each([
    "",
    "clinic",
    "https://clinic.kr",
    "clinic.kr/path",
    "clinic.kr:443",
    "user@clinic.kr",
    "127.0.0.1",
    "[::1]",
    "*.clinic.kr",
    "-clinic.kr",
    "cli nic.kr",
    "clinic..kr",
    `${"a".repeat(64)}.kr`,
  ])("takes %j for no host", (text) => {
    expect(toHost(text)).toBeNull();
  });
});

it("shows a Korean domain in both spellings, and any other as it is", () => {
  expect(inBothSpellings("xn--2s2b2jl8d96p.xn--3e0b707e")).toBe(
    "루미에르.한국 (xn--2s2b2jl8d96p.xn--3e0b707e)",
  );
  expect(inBothSpellings("clinic.kr")).toBe("clinic.kr");
});

it.each([
  ["clinic.kr", "clinic.kr", "www.clinic.kr"],
  ["www.clinic.kr", "clinic.kr", "clinic.kr"],
  ["clinic.co.kr", "clinic.co.kr", "www.clinic.co.kr"],
  ["www.clinic.co.kr", "clinic.co.kr", "clinic.co.kr"],
  ["booking.clinic.seoul.kr", "clinic.seoul.kr", null],
  ["clinic.com", "clinic.com", "www.clinic.com"],
  ["co.com", "co.com", "www.co.com"],
  ["www.clinic.com.au", "clinic.com.au", "clinic.com.au"],
  ["www.clinic.localhost", "clinic.localhost", "clinic.localhost"],
  ["xn--2s2b2jl8d96p.xn--3e0b707e", "xn--2s2b2jl8d96p.xn--3e0b707e", "www.xn--2s2b2jl8d96p.xn--3e0b707e"],
])("%s was registered as %s", (host, apex, twin) => {
  expect([apexOf(host), wwwTwin(host)]).toEqual([apex, twin]);
});
