import { z } from "zod";
import type { Environment } from "../lib/environment";
import { createVercelApi, type VercelApi } from "./vercel-api";

export type EdgeChange =
  | { operation: "upsert"; key: string; value: unknown }
  | { operation: "delete"; key: string };

/** An Edge Config to write to; the backend's own endpoint reads the database instead. */
export interface EdgeStore {
  id: string;
  /** All keys and values together. */
  limitBytes: number;
  /** How long a write takes to reach every region. */
  propagationMs: number;
  /** Atomic; deleting a missing key is fine. */
  write: (changes: EdgeChange[]) => Promise<void>;
}

/** Null without EDGE_CONFIG_ID. */
export function createEdgeStore(environment: Environment): EdgeStore | null {
  const { EDGE_CONFIG_ID: id } = environment;
  const api = createVercelApi(environment);
  if (!id || !api) return null;
  return {
    id,
    limitBytes: environment.EDGE_CONFIG_LIMIT_KB * 1000,
    propagationMs: environment.EDGE_CONFIG_PROPAGATION_SECONDS * 1000,
    write: (changes) => writeItems(api, id, changes),
  };
}

const itemsSchema = z.array(z.object({ key: z.string() }));

async function writeItems(api: VercelApi, id: string, changes: EdgeChange[]): Promise<void> {
  const path = `/v1/edge-config/${id}/items`;
  const hasDeletion = changes.some(({ operation }) => operation === "delete");
  // Vercel refuses the whole request when a deleted key is missing.
  const items = hasDeletion ? itemsSchema.parse(await api.request("GET", path)) : [];
  const known = new Set(items.map(({ key }) => key));
  const due = changes.filter(({ operation, key }) => operation === "upsert" || known.has(key));
  if (due.length > 0) await api.request("PATCH", path, { items: due });
}
