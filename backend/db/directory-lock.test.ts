import { spawn } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./directory-lock";

describe("lockDirectory", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "lock-"));
  });
  const lockFile = () => join(directory, "database.lock");

  it("keeps a second process out until the first gives the directory back", async () => {
    const holder = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await writeFile(lockFile(), String(holder.pid));
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUseError);
    const isOver = new Promise((resolve) => holder.once("exit", resolve));
    holder.kill();
    await isOver;
    const release = await lockDirectory(directory);
    expect(await readFile(lockFile(), "utf8")).toBe(String(process.pid));
    await release();
    await expect(readFile(lockFile())).rejects.toThrow(/ENOENT/);
  });

  it.each(["", "not a number", "4194304999"])("takes over a lock that says %j", async (content) => {
    await writeFile(lockFile(), content);
    await expect(lockDirectory(directory)).resolves.toBeTypeOf("function");
  });
});
