import { spawn } from "node:child_process";
import { once } from "node:events";
import { TENANTS_COMMAND } from "../built.mjs";
import { projectFile } from "../lib/project-file";

export interface Said {
  /** Null where it was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real tenants command in a process of its own. */
export function startCommand(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [TENANTS_COMMAND, ...args], {
    cwd: projectFile("."),
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (text) => {
      said[name] += text;
    });
  const ended: Promise<Said> = once(child, "close").then(([code]) => ({ code, ...said }));
  return { ended, kill: () => child.kill("SIGKILL") };
}

export const runCommand = (args: string[], settings: Record<string, string>): Promise<Said> =>
  startCommand(args, settings).ended;
