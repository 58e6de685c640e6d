import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { PINNED_NODE, ROOT } from "../scripts/lib/programs.mjs";
import { BACKEND_PORT, STOREFRONT_PORT } from "./setup/settings";

interface Failure {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command that must refuse, and hands back what it said. */
async function refusalOf(args: string[], env: Record<string, string> = {}): Promise<Failure> {
  try {
    await promisify(execFile)(PINNED_NODE, args, { cwd: ROOT, env: { ...process.env, ...env } });
  } catch (error) {
    // execFile rejects with the exit code and both outputs.
    return error as Failure;
  }
  throw new Error(`${args.join(" ")} refused nothing`);
}

const BUSY: { env: Record<string, string>; port: number; variable: string; wantedBy: string }[] = [
  { env: { PORT: String(STOREFRONT_PORT) }, port: STOREFRONT_PORT, variable: "PORT", wantedBy: "storefront" },
  {
    env: { PORT: "3699", BACKEND_PORT: String(BACKEND_PORT) },
    port: BACKEND_PORT,
    variable: "BACKEND_PORT",
    wantedBy: "backend",
  },
];
for (const { env, port, variable, wantedBy } of BUSY)
  test(`npm start names a busy ${variable} and how to move it, before anything is begun`, async () => {
    const { code, stdout, stderr } = await refusalOf(["scripts/start.mjs"], env);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toBe(
      `Port ${port} is in use, and the ${wantedBy} needs it. End what uses it, or choose another: ${variable}=${port + 10} npm start`,
    );
  });
