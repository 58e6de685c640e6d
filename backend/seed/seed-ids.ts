import type { PartnerScope } from "../db/scope";
import { TenantFileError } from "../lib/read-json";

/** Maps keys of the content to ids, counted from 1. */
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

export type SeedWriter = Pick<PartnerScope, "insert">;

export interface SeedContext {
  /** The day of seeding, which day offsets are relative to. */
  day: string;
}
