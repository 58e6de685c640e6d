import { z } from "zod";
import type { Environment } from "../environment";
import { createVercelApi, type VercelApi } from "./vercel-api";

export type EdgeChange =
  | { operation: "upsert"; key: string; value: unknown }
  | { operation: "delete"; key: string };

/** An Edge Config that has to be written. The backend's own endpoint reads the database and is none. */
export interface EdgeStore {
  id: string;
  /** All keys and values together. */
  limitBytes: number;
  /** How long a write takes to be read everywhere. */
  propagationMs: number;
  /** All of them or none; what is to be deleted may be gone already. */
  write: (changes: EdgeChange[]) => Promise<void>;
}

/** Null where EDGE_CONFIG_ID names none. */
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
  // A deletion of what is not there is refused, and the whole request with it.
  const items = hasDeletion ? itemsSchema.parse(await api.request("GET", path)) : [];
  const known = new Set(items.map(({ key }) => key));
  const due = changes.filter(({ operation, key }) => operation === "upsert" || known.has(key));
  if (due.length > 0) await api.request("PATCH", path, { items: due });
}
