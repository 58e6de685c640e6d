import { describe, expect, it } from "vitest";
import { stateOf } from "./domain-states";

const NOW = new Date("2026-11-20T00:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const DOMAIN = {
  ...{ host: "clinic.kr", partnerId: "alpha", isPrimary: true, state: "live" as const, reason: null },
  ...{ checkedAt: NOW, verifiedAt: inDays(-9), failingSince: null, endsAt: null },
};
const CERTIFICATE = {
  ...{ expiresAt: inDays(50), renewAt: inDays(20), failure: null, detail: null, failingSince: null },
};
const AWAY = { failure: "authority-away", detail: "ECONNREFUSED", failingSince: inDays(-1) };
const NOT_PROVEN = { state: "pending" as const, reason: "no TXT record yet", verifiedAt: null };

describe("a domain's state", () => {
  it.each([
    [
      "without its proof",
      NOT_PROVEN,
      null,
      { stage: "waiting", reason: "no TXT record yet", isServed: false },
    ],
    ["that does not point here", { state: "pending" as const }, null, { stage: "proven", isServed: true }],
    ["whose certificate was not begun", {}, null, { stage: "ordered", expiresAt: null }],
    ["whose certificate is on the way", {}, { ...CERTIFICATE, expiresAt: null }, { stage: "ordered" }],
    ["with its certificate", {}, CERTIFICATE, { stage: "live", expiresAt: inDays(50).toISOString() }],
    [
      "whose renewal is due",
      {},
      { ...CERTIFICATE, renewAt: inDays(-1) },
      { stage: "renewing", reason: null },
    ],
    [
      "whose first certificate fails",
      {},
      { ...CERTIFICATE, ...AWAY, expiresAt: null },
      {
        ...{ stage: "failing", failure: "authority-away", failingSince: inDays(-1).toISOString() },
        reason: "the authority does not respond (ECONNREFUSED)",
      },
    ],
    [
      "that waits for a limit",
      {},
      { ...CERTIFICATE, expiresAt: null, failure: "limit", detail: "300 orders" },
      { stage: "ordered", failingSince: null },
    ],
    ["whose certificate has expired", {}, { ...CERTIFICATE, expiresAt: inDays(-1) }, { stage: "failing" }],
    [
      "whose records fail",
      { state: "failing" as const, reason: "no TXT record", failingSince: inDays(-2) },
      CERTIFICATE,
      { stage: "failing", reason: "no TXT record", failure: null, failingSince: inDays(-2).toISOString() },
    ],
    [
      "that was removed",
      { endsAt: inDays(1) },
      CERTIFICATE,
      { stage: "ending", endsAt: inDays(1).toISOString() },
    ],
    ["of this machine", { host: "alpha.localhost" }, null, { stage: "live" }],
  ])("of one %s", (_, domain, certificate, expected) => {
    const question = { now: NOW, isIssuing: true };
    expect(stateOf({ ...DOMAIN, ...domain }, certificate, question)).toMatchObject(expected);
  });

  it("is live without a certificate of ours where another platform has them", () => {
    expect(stateOf(DOMAIN, null, { now: NOW, isIssuing: false })).toMatchObject({
      stage: "live",
      expiresAt: null,
    });
  });
});
