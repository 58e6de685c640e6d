import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { pictureAccess } from "../../catalogue/member-pictures";
import { partnerFonts } from "../../db/schema/partners";
import { PartnerScope } from "../../db/scope";
import { notFound } from "../../lib/errors";
import { contentFolder } from "../../tenancy/tenant-files";
import type { Services } from "../request/services";
import { findFile, readBytes, type StaticFile } from "./safe-file";

/** A changed picture gets a new name. */
const FOREVER = "public, max-age=31536000, immutable";
const CLINIC_FONT = /^(text|display)-[0-9a-f]{16}\.woff2$/;
const DOCUMENT_TYPE = "application/pdf";

type MediaServices = Pick<Services, "db" | "environment" | "now">;

/**
 * `/media/<partner>/<file>`: pictures of a partner's content, documents of its notices, and its own fonts. Members'
 * pictures need a signed link of the API and are not cached.
 */
export function mediaRoutes(services: MediaServices): Hono {
  const app = new Hono();
  app.get("/:partner/:file", async (c, next) => {
    const { partner: partnerId, file } = c.req.param();
    if (!CLINIC_FONT.test(file)) return next();
    const isFont = and(eq(partnerFonts.partnerId, partnerId), eq(partnerFonts.file, file));
    const [font] = await services.db.select().from(partnerFonts).where(isFont);
    if (!font) throw notFound();
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("cache-control", FOREVER);
    c.header("content-type", "font/woff2");
    return c.body(new Uint8Array(font.bytes));
  });
  app.get("/:partner/:file", async (c) => {
    const { file, access } = await findMedia(services, c);
    if (file.contentType === DOCUMENT_TYPE) c.header("content-disposition", "attachment");
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    // A script in a picture does not run.
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("cache-control", access === "public" ? FOREVER : "private, no-store");
    if (access === "public") {
      c.header("etag", file.etag);
      if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
    }
    c.header("content-type", file.contentType);
    return c.body(await readBytes(file));
  });
  return app;
}

/** A 404 for a missing file, or one without access. */
async function findMedia({ db, environment, now }: MediaServices, c: Context) {
  const partner = partnerIdSchema.safeParse(c.req.param("partner"));
  if (!partner.success) throw notFound();
  const folder = join(contentFolder(environment.TENANTS_DIR, partner.data), "images");
  const name = c.req.param("file") ?? "";
  const file = await findFile(folder, [name]);
  if (!file || !isMedia(file)) throw notFound();
  // The decoded name: an encoded one is the same file.
  const request = { path: `/media/${partner.data}/${name}`, query: c.req.query(), now: now() };
  const access = await pictureAccess(new PartnerScope(db, partner.data), request);
  if (!access) throw notFound();
  return { file, access };
}

const isMedia = ({ contentType }: StaticFile) =>
  contentType === DOCUMENT_TYPE || contentType.startsWith("image/");
