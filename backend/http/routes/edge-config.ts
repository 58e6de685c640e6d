import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { HOSTS_KEY, partnerKey } from "@/contract/tenant/edge-config";
import type { Database } from "../../db/client";
import { hosts, partners } from "../../db/schema/partners";
import { sha256 } from "../../lib/sha256";
import { isLocalRequest } from "../request/local-only";

const KEY = /^[A-Za-z0-9_-]{1,256}$/;
const PARTNER_PREFIX = partnerKey("");

/** The default token is public, so it is accepted from this machine only. */
const DEFAULT_TOKEN = "dev";

/** The read API of Edge Config, for the client @vercel/edge-config. */
export function edgeConfigRoutes(db: Database, connectionString: string): Hono {
  const token = new URL(connectionString).searchParams.get("token");
  const app = new Hono();

  app.use(async (c, next) => {
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? c.req.query("token");
    const isOpen = token !== DEFAULT_TOKEN || isLocalRequest(c);
    if (!token || given !== token || !isOpen) return c.json({ error: { code: "unauthorized" } }, 401);
    return next();
  });

  app.get("/item/:key", async (c) => {
    const key = c.req.param("key");
    const value = KEY.test(key) ? await readItem(db, key) : undefined;
    if (value !== undefined) return respond(c.req.raw, value);
    // The client treats a 404 as a missing key only with a digest header.
    c.header("x-edge-config-digest", await storeDigest(db));
    return c.json({ error: { code: "edge_config_item_not_found" } }, 404);
  });

  app.get("/items", async (c) => {
    const keys = c.req.queries("key") ?? (await allKeys(db));
    const known = keys.filter((key) => KEY.test(key)).slice(0, 1000);
    const entries = await Promise.all(known.map(async (key) => [key, await readItem(db, key)] as const));
    return respond(c.req.raw, Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
  });

  app.get("/digest", async (c) => respond(c.req.raw, await storeDigest(db)));
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

function respond(request: Request, value: unknown): Response {
  const body = JSON.stringify(value);
  const etag = `"${sha256(body)}"`;
  const headers = { etag, "content-type": "application/json", "cache-control": "no-cache" };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
