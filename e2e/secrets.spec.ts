import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { PRODUCT } from "./setup/settings";
import { backendOf, signInToken } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { pagesOf } from "./support/site-pages";
import { ask } from "./support/storefront";

/** Settings that nobody but the programs may know, and how they are called. */
const SECRETS = [PRODUCT.previewSecret, PRODUCT.revalidateSecret, "ecfg_local?token"];
const NAMES = [
  "PREVIEW_SECRET",
  "REVALIDATE_SECRET",
  "PLATFORM_TOKEN",
  "DATABASE_URL",
  "VERCEL_TOKEN",
  "METRICS_TOKEN",
  "SMS_WEBHOOK_TOKEN",
  "SOLAPI_API_SECRET",
  "SOLAPI_WEBHOOK_SECRET",
  "NHN_SMS_SECRET_KEY",
  "NHN_KAKAO_SECRET_KEY",
  "NHN_WEBHOOK_SIGNATURE",
  "SMTP_URL",
  "CREDENTIALS_KEYS",
  "IDENTITY_WEBHOOK_TOKEN",
  "PORTONE_API_SECRET",
  "PORTONE_WEBHOOK_SECRET",
  "STORAGE_SECRET_ACCESS_KEY",
];

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

test("what browsers are sent names no secret", async () => {
  const files = [...(await filesIn(path.join(".next", "static"))), ...(await filesIn(".build/widget"))];
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    expect([file, found(await readFile(file, "latin1"), [...SECRETS, ...NAMES])]).toEqual([file, []]);
});

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test(`no page of ${host} names a secret`, async () => {
    test.setTimeout(120_000);
    for (const { path: page } of await pagesOf(backendOf(host)))
      for (const headers of [undefined, { rsc: "1" }]) {
        const { text, headers: answered } = await ask(host, page, { headers });
        expect([page, found(text + JSON.stringify(answered), [...SECRETS, ...NAMES])]).toEqual([page, []]);
      }
  });

test("what is private is in no log", async () => {
  const token = await signInToken(LUMIERE.host);
  const cookie = `access-token=${token}; preview=a-link-of-somebody`;
  const headers = { cookie, authorization: token };
  for (const address of ["/", "/search?keyword=비밀검색어", "/no/such/page", "/?preview=a-token-of-somebody"])
    await ask(LUMIERE.host, encodeURI(address), { headers });
  const api = backendOf(LUMIERE.host, token);
  await api.call("GET /customers/this");
  const logs = await Promise.all((await filesIn(PRODUCT.logDir)).map((file) => readFile(file, "utf8")));
  expect(logs.join()).toContain("GET");
  const words = [token, "a-link-of-somebody", "a-token-of-somebody", "비밀검색어", encodeURI("비밀검색어")];
  expect(found(logs.join(), [...words, ...SECRETS])).toEqual([]);
});
