import { TenantFileError } from "../../tenancy/read-json";
import type { PartnerScope } from "../scope";

/** Key -> id, counted from 1 in the order of the content, for things that name each other by key. */
export class KeyIds {
  private readonly ids = new Map<string, number>();

  constructor(
    private readonly kind: string,
    keys: string[],
  ) {
    for (const [index, key] of keys.entries()) {
      if (this.ids.has(key)) throw new TenantFileError(kind, [`${key}: is there twice`]);
      this.ids.set(key, index + 1);
    }
  }

  of(key: string, from: string): number {
    const id = this.ids.get(key);
    if (id === undefined) throw new TenantFileError(this.kind, [`${from}: names ${key}, which is not there`]);
    return id;
  }

  /** Null for a key that is not given. */
  ofOptional(key: string | null, from: string): number | null {
    return key === null ? null : this.of(key, from);
  }
}

export const keysOf = (rows: { key: string }[]): string[] => rows.map((row) => row.key);

/** What seeding needs of a partner's scope. */
export type SeedWriter = Pick<PartnerScope, "insert">;

export interface SeedPlace {
  /** The day of seeding: day offsets count from it. */
  day: string;
}
