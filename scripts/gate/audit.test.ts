import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PINNED_NODE } from "../lib/programs.mjs";
import { checkAudit } from "./audit.mjs";

let logDir: string;
beforeAll(async () => {
  logDir = await mkdtemp(path.join(tmpdir(), "audit-"));
});
afterAll(() => rm(logDir, { recursive: true }));

/** A program that says and ends as npm audit would. */
const saying = (words: string, code: number) => [
  PINNED_NODE,
  "-e",
  `console.log(${JSON.stringify(words)}); process.exitCode = ${code}`,
];

it.each([
  "left-pad  <1.3.0\nSeverity: high\nfix available via `npm audit fix`\n\n1 high severity vulnerability",
  "3 vulnerabilities (1 moderate, 2 high)",
  "4 vulnerabilities (3 low, 1 critical)",
  "1 critical severity vulnerability",
])("fails for what npm says as %j", async (words) => {
  await expect(checkAudit({ logDir }, saying(words, 1))).rejects.toThrow("known vulnerability");
});

it.each([
  "npm error audit endpoint returned an error",
  "npm warn audit request to http://127.0.0.1:9/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED",
  "npm error code ENOTFOUND",
])("reports an unreachable registry where npm prints %j", async (words) => {
  expect(await checkAudit({ logDir }, saying(words, 1))).toBe("unknown: the registry did not respond");
});

it("passes without high or critical vulnerabilities", async () => {
  expect(await checkAudit({ logDir }, saying("2 low severity vulnerabilities", 0))).toBe(
    "none high or critical",
  );
});
