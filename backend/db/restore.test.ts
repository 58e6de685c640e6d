import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engines } from "../testing/engines";
import { createThrowawayDatabase } from "../testing/throwaway-database";
import { openPostgres } from "./client";
import { partners } from "./schema/partners";

/** The commands of docs/backend.md, as they stand there, for another database. */
async function documentedCommands(name: string): Promise<string[]> {
  const text = await readFile("docs/backend.md", "utf8");
  const commands = /^ {4}(pg_dump .*)\n {4}(dropdb .*)\n {4}(pg_restore .*)$/m.exec(text)?.slice(1) ?? [];
  return commands.map((command) => command.replaceAll(/\bclinic\b/g, name));
}

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("the documented restore on $name", () => {
  it("brings a backup back after an update, and the backend starts on it", async () => {
    const { name, url, drop } = await createThrowawayDatabase();
    const folder = await mkdtemp(join(tmpdir(), "restore-"));
    const { hostname, port, username, password } = new URL(url);
    const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
    const env = { ...process.env, ...server, DATABASE_URL: url };
    const run = (command = "exit 1") =>
      execFileSync("sh", ["-c", command], { cwd: folder, env, stdio: "pipe" });
    try {
      const [dump, ...restore] = await documentedCommands(name);
      const before = await openPostgres(url);
      const row = { id: "alpha", config: {}, digest: "", publishedAt: new Date() };
      await before.db.insert(partners).values({ ...row, deployStatus: "deployed" });
      run(dump);
      // A later version's table, which the dump does not have.
      await before.db.execute("create table later (id text references partners (id))");
      await before.close();
      expect(restore).toHaveLength(2);
      for (const command of restore) run(command);
      const after = await openPostgres(url);
      expect(await after.db.select({ id: partners.id }).from(partners)).toEqual([{ id: "alpha" }]);
      const { rows } = (await after.db.execute("select to_regclass('later') as later")) as {
        rows?: unknown;
      };
      expect(rows).toEqual([{ later: null }]);
      await after.close();
    } finally {
      await drop();
      await rm(folder, { recursive: true });
    }
  });
});
