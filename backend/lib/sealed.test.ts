import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createSealing, SealError } from "./sealed";

const first = randomBytes(32);
const second = randomBytes(32);
const secret = { apiSecret: "a secret" };

it("opens what it has sealed for the same owner, and shows nothing of it", async () => {
  const { seal, open } = createSealing([first]);
  const sealed = await seal(secret, "alpha");
  expect(await open(sealed, "alpha")).toEqual(secret);
  expect(Buffer.from(sealed.split(".")[3] ?? "", "base64url").toString()).not.toContain("secret");
  expect(await seal(secret, "alpha")).not.toBe(sealed);
});

it("opens with an earlier key, and seals with the newest", async () => {
  const old = await createSealing([first]).seal(secret, "alpha");
  const both = createSealing([second, first]);
  expect(await both.open(old, "alpha")).toEqual(secret);
  const resealed = await both.seal(secret, "alpha");
  expect(await createSealing([second]).open(resealed, "alpha")).toEqual(secret);
});

it("refuses what is another owner's, another key's, changed, or no such thing", async () => {
  const { seal, open } = createSealing([first]);
  const sealed = await seal(secret, "alpha");
  const parts = sealed.split(".");
  const changed = [...parts.slice(0, 3), Buffer.from("{}").toString("base64url"), parts[4]].join(".");
  for (const [text, owner] of [
    [sealed, "beta"],
    [await createSealing([second]).seal(secret, "alpha"), "alpha"],
    [changed, "alpha"],
    ["nonsense", "alpha"],
  ] as const)
    await expect(open(text, owner)).rejects.toThrow(SealError);
});

it("seals nothing without a key", async () => {
  await expect(createSealing([]).seal(secret, "alpha")).rejects.toThrow(/CREDENTIALS_KEYS/);
});
