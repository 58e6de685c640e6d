import { afterEach, expect, it, vi } from "vitest";
import { securityText } from "./security-text";

const NOW = Date.parse("2026-11-20T00:00:00Z");
afterEach(() => void vi.unstubAllEnvs());

it.each(["https://operator.example/security", "mailto:security@operator.example"])(
  "names the operator's contact %s for half a year",
  (contact) => {
    vi.stubEnv("SECURITY_CONTACT", contact);
    expect(securityText(NOW)).toBe(
      `Contact: ${contact}\nExpires: 2027-05-19T00:00:00.000Z\nPreferred-Languages: ko, en\n`,
    );
  },
);

it("says nothing where nobody is named", () => {
  vi.stubEnv("SECURITY_CONTACT", "");
  expect(securityText(NOW)).toBeNull();
});

it.each(["javascript:alert(1)", "security@operator.example", "https://a\nContact: https://evil.example"])(
  "takes no contact like %j",
  (contact) => {
    vi.stubEnv("SECURITY_CONTACT", contact);
    expect(() => securityText(NOW)).toThrow("SECURITY_CONTACT");
  },
);
