import { describe, expect, it, vi } from "vitest";
import { redirectTarget } from "./short-link-target";

vi.mock("server-only", () => ({}));
vi.mock("@/api/server-api", () => ({}));
vi.mock("@/tenancy/load-tenant", () => ({}));

describe("redirectTarget", () => {
  it.each([
    "/landing?utm_source=leaflet&utm_medium=offline",
    "/exhibitions/2",
    "https://map.naver.com/p?c=127.0,37.5",
  ])("sends on to %s", (url) => expect(redirectTarget(url)).toBe(url));

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "http://evil.example",
    "https://clinic.example@evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "tel:0212345678",
    "mailto:a@b.example",
    "evil.example",
    "/a\r\nSet-Cookie: x=1",
    "",
  ])("sends nobody on to %j", (url) => expect(redirectTarget(url)).toBeNull());
});
