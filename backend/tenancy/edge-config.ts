import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { HOSTS_KEY, partnerKey } from "@/contract/tenant/edge-config";
import type { Database } from "../db/client";
import { hosts, partners } from "../db/schema/partners";
import { isLocalRequest } from "../http/local-only";

const KEY = /^[A-Za-z0-9_-]{1,256}$/;
const PARTNER_PREFIX = partnerKey("");

/** The token of a store without one of its own: everybody knows it, so it opens the store to this machine alone. */
const KNOWN_TOKEN = "dev";

/** The read side of an Edge Config store, as @vercel/edge-config asks for it. */
export function edgeConfigRoutes(db: Database, connectionString: string): Hono {
  const token = new URL(connectionString).searchParams.get("token");
  const app = new Hono();

  app.use(async (c, next) => {
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? c.req.query("token");
    const isOpen = token !== KNOWN_TOKEN || isLocalRequest(c);
    if (!token || given !== token || !isOpen) return c.json({ error: { code: "unauthorized" } }, 401);
    return next();
  });

  app.get("/item/:key", async (c) => {
    const key = c.req.param("key");
    const value = KEY.test(key) ? await readItem(db, key) : undefined;
    if (value !== undefined) return answer(c.req.raw, value);
    // The client takes a 404 for a missing key only with a digest beside it.
    c.header("x-edge-config-digest", await storeDigest(db));
    return c.json({ error: { code: "edge_config_item_not_found" } }, 404);
  });

  app.get("/items", async (c) => {
    const keys = c.req.queries("key") ?? (await allKeys(db));
    const known = keys.filter((key) => KEY.test(key)).slice(0, 1000);
    const entries = await Promise.all(known.map(async (key) => [key, await readItem(db, key)] as const));
    return answer(c.req.raw, Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  });

  app.get("/digest", async (c) => answer(c.req.raw, await storeDigest(db)));
  return app;
}

async function readItem(db: Database, key: string): Promise<unknown> {
  if (key === HOSTS_KEY) {
    const rows = await db.select().from(hosts);
    return Object.fromEntries(rows.map(({ host, partnerId }) => [host, partnerId]));
  }
  if (!key.startsWith(PARTNER_PREFIX)) return undefined;
  const [row] = await db
    .select({ config: partners.config })
    .from(partners)
    .where(eq(partners.id, key.slice(PARTNER_PREFIX.length)));
  return row?.config;
}

async function allKeys(db: Database): Promise<string[]> {
  const rows = await db.select({ id: partners.id }).from(partners);
  return [HOSTS_KEY, ...rows.map(({ id }) => partnerKey(id))];
}

async function storeDigest(db: Database): Promise<string> {
  const rows = await db.select({ digest: partners.digest }).from(partners).orderBy(partners.id);
  return sha256(JSON.stringify(rows));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function answer(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${sha256(body)}"`;
  const headers = { etag, "content-type": "application/json", "cache-control": "no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
