import { describe, expect, it } from "vitest";
import { parseHostHeader } from "./hostname";

const bytesOf = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

describe("parseHostHeader", () => {
  it.each([
    ["lumiere.localhost", "lumiere.localhost", ""],
    ["lumiere.localhost:3000", "lumiere.localhost", "3000"],
    ["LUMIERE.Localhost:3000", "lumiere.localhost", "3000"],
    ["lumiere.localhost.", "lumiere.localhost", ""],
    ["lumiere.localhost.:3000", "lumiere.localhost", "3000"],
    ["루미에르.한국", "xn--2s2b2jl8d96p.xn--3e0b707e", ""],
    [bytesOf("루미에르.한국:3000"), "xn--2s2b2jl8d96p.xn--3e0b707e", "3000"],
    ["XN--2S2B2JL8D96P.xn--3e0b707e", "xn--2s2b2jl8d96p.xn--3e0b707e", ""],
    ["127.0.0.1:3000", "127.0.0.1", "3000"],
  ])("reads %j", (header, host, port) => {
    expect(parseHostHeader(header)).toEqual({ host, port });
  });

  it.each([
    [null],
    [""],
    [":3000"],
    ["."],
    ["lumiere.localhost.."],
    ["lumiere.localhost:"],
    ["lumiere.localhost:3000:4000"],
    ["lumiere.localhost:99999999"],
    ["lumiere.localhost:port"],
    ["lumiere.localhost/haneul"],
    ["lumiere.localhost\\haneul"],
    ["lumiere.localhost?x"],
    ["lumiere.localhost#x"],
    ["haneul.localhost@lumiere.localhost"],
    ["lumiere.localhost, haneul.localhost"],
    ["lumiere.localhost haneul.localhost"],
    ["%6cumiere.localhost"],
    ["[::1]:3000"],
    ["lumiere.localhost\n"],
    ["\u00ff\u00fe.localhost"],
    ["a".repeat(600)],
  ])("refuses %j", (header) => {
    expect(parseHostHeader(header)).toBeNull();
  });
});
