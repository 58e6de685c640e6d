import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const TALKER = `
  import { endWithReader } from "./scripts/storefront/end-with-reader.mjs";
  process.on("uncaughtException", (error) => console.error(error));
  endWithReader(() => process.exit(7));
  setInterval(() => console.log("still here"), 10);
`;

it("ends a program that nobody reads any more", async () => {
  const talker = spawn(process.execPath, ["--input-type=module", "-e", TALKER], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  await once(talker.stdout, "data");
  talker.stdout.destroy();
  talker.stderr.destroy();
  expect(await once(talker, "exit")).toEqual([7, null]);
});
