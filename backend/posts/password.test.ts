import { describe, expect, it } from "vitest";
import { hashPassword, hashSeededPassword, verifyPassword } from "./password";

describe("passwords of posts", () => {
  it("knows the password again, and no other", async () => {
    const hash = await hashPassword("비밀1234");
    expect(hash).not.toContain("1234");
    expect(await verifyPassword("비밀1234", hash)).toBe(true);
    for (const wrong of ["비밀1235", "비밀1234 ", "", "비밀"])
      expect(await verifyPassword(wrong, hash)).toBe(false);
  });

  it("salts: the same password twice has two hashes", async () => {
    expect(await hashSeededPassword("1234")).not.toBe(await hashSeededPassword("1234"));
  });

  it("reads the cost from the hash", async () => {
    const seeded = await hashSeededPassword("1234");
    expect(seeded).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
    expect(await verifyPassword("1234", seeded)).toBe(true);
    expect(await verifyPassword("1234", seeded.replace("ln=10", "ln=11"))).toBe(false);
  });

  it("takes Hangul in jamo and in syllables as the same", async () => {
    const hash = await hashSeededPassword("한글암호".normalize("NFC"));
    expect(await verifyPassword("한글암호".normalize("NFD"), hash)).toBe(true);
  });

  it.each([[""], ["1234"], ["$scrypt$ln=10,r=8,p=1$$"], ["$2b$10$abcdefghijklmnopqrstuv"]])(
    "opens nothing where the hash is %j",
    async (hash) => {
      expect(await verifyPassword("1234", hash)).toBe(false);
      expect(await verifyPassword("", hash)).toBe(false);
    },
  );
});
