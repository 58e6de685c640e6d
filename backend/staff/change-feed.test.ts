import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "../db/client";
import { PartnerScope } from "../db/scope";
import { publishTenants } from "../publishing/publish";
import { engines } from "../testing/engines";
import { alphaAndBeta, writeTenants } from "../testing/tenants";
import { writeAudit } from "./audit";
import { type ChangeFeed, openChangeFeed } from "./change-feed";

const NOW = new Date("2026-11-20T00:00:00Z");
const SOMEBODY = { kind: "command", id: null, name: "a test" } as const;

describe.each(engines)("the feed of changes on $name", (engine) => {
  let database: DatabaseHandle;
  let feed: ChangeFeed;
  beforeAll(async () => {
    database = await engine.open();
    const folder = await writeTenants(alphaAndBeta());
    await publishTenants({ db: database.db, folder, now: NOW }, { by: "a test" });
    feed = await openChangeFeed(database.listen);
  });
  afterAll(async () => {
    await feed.close();
    await database.close();
  });

  /** Hears the ids of alpha's things. */
  function hear(onGap = () => {}) {
    const heard: number[] = [];
    const end = feed.subscribe("alpha", {
      onChange: ({ thingId }) => heard.push(thingId),
      onGap,
      onEnd: () => {},
    });
    return { heard, end };
  }
  const scopeOf = (id: string) => new PartnerScope(database.db, id);
  const arrivalOf = (id: number) =>
    ({
      action: "reservation.arrive",
      thing: { kind: "reservation", id },
      before: null,
      after: null,
    }) as const;

  it("tells a clinic of its own changes, in their order, when they are committed", async () => {
    const { heard, end } = hear();
    await scopeOf("beta").transaction((scope) => writeAudit(scope, SOMEBODY, NOW, arrivalOf(9)));
    await scopeOf("alpha").transaction(async (scope) => {
      await writeAudit(scope, SOMEBODY, NOW, arrivalOf(1));
      await writeAudit(scope, SOMEBODY, NOW, arrivalOf(2));
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual([1, 2]));
    end();
  });

  it("tells nothing of what was rolled back", async () => {
    const { heard, end } = hear();
    const undone = scopeOf("alpha").transaction(async (scope) => {
      await writeAudit(scope, SOMEBODY, NOW, arrivalOf(3));
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await writeAudit(scopeOf("alpha"), SOMEBODY, NOW, arrivalOf(4));
    await vi.waitFor(() => expect(heard).toEqual([4]));
    end();
  });

  it("tells nothing after its end", async () => {
    const onChange = vi.fn();
    feed.subscribe("alpha", { onChange, onGap: () => {}, onEnd: () => {} })();
    const { heard, end } = hear();
    await writeAudit(scopeOf("alpha"), SOMEBODY, NOW, arrivalOf(5));
    await vi.waitFor(() => expect(heard).toEqual([5]));
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  if (engine.name === "PostgreSQL")
    it("says that there is a gap once a lost connection is there again", async () => {
      const onGap = vi.fn();
      const { heard, end } = hear(onGap);
      await database.pool?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
      );
      await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 5000, interval: 50 });
      await writeAudit(scopeOf("alpha"), SOMEBODY, NOW, arrivalOf(6));
      await vi.waitFor(() => expect(heard).toEqual([6]));
      end();
    });
});
