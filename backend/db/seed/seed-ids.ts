import { lt, max } from "drizzle-orm";
import { TenantFileError } from "../../tenancy/read-json";
import type { Database } from "../client";
import { events, productCategories, productOptions, products } from "../schema/catalogue";
import { banners, notices, terms } from "../schema/content";
import { employees } from "../schema/employees";
import type { PartnerScope } from "../scope";

/** Ids from here up are the sequences' own. */
const FIRST_SEQUENCE_ID = 1_000_001;
const seeded = [productCategories, products, productOptions, events, employees, banners, notices, terms];

/** Key -> id, for things that name each other by key. */
export class KeyIds {
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly kind: string,
    base: number,
    keys: string[],
  ) {
    for (const [index, key] of keys.entries()) {
      if (this.ids.has(key)) throw new TenantFileError(kind, [`${key}: is there twice`]);
      this.ids.set(key, base + index + 1);
    }
  }

  of(key: string, from: string): number {
    const id = this.ids.get(key);
    if (id === undefined) throw new TenantFileError(this.kind, [`${from}: names ${key}, which is not there`]);
    return id;
  }
}

/** The highest id that seeding has given out in any table. */
export async function highestId(db: Database): Promise<number> {
  let highest = 0;
  for (const table of seeded) {
    const [row] = await db
      .select({ id: max(table.id) })
      .from(table)
      .where(lt(table.id, FIRST_SEQUENCE_ID));
    highest = Math.max(highest, row?.id ?? 0);
  }
  return highest;
}

/** What seeding needs of a partner's scope. */
export type SeedWriter = Pick<PartnerScope, "insert">;

export interface SeedPlace {
  /** Ids of each table count from base + 1, in the order of the content. */
  base: number;
  /** The day of seeding: day offsets count from it. */
  day: string;
}
