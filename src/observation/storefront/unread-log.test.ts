import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it } from "vitest";

const MODULE = path.resolve("src/observation/storefront/unread-log.ts");
/** Logs uncaught exceptions, as Next does, and exits after a second: with 7 if there were any. */
const PROGRAM = `
  const { ignoreUnreadLog } = await import(${JSON.stringify(MODULE)});
  let uncaught = 0;
  process.on("uncaughtException", (error) => { uncaught += 1; console.error(error); });
  ignoreUnreadLog();
  setInterval(() => console.log("a line"), 20);
  setTimeout(() => process.exit(uncaught === 0 ? 0 : 7), 1000);
`;

it("lets a process go on without a reader of its log, and end", async () => {
  const program = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", PROGRAM]);
  await once(program.stdout, "data");
  program.stdout.destroy();
  program.stderr.destroy();
  expect(await once(program, "exit")).toEqual([0, null]);
});
