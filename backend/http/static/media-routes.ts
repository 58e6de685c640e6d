import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { STORED_TYPE } from "../../attachments/image";
import { pictureAccess } from "../../catalogue/member-pictures";
import { mediaFiles } from "../../db/schema/media";
import { partnerFonts } from "../../db/schema/partners";
import { PartnerScope } from "../../db/scope";
import { notFound } from "../../lib/errors";
import { contentFolder } from "../../tenancy/tenant-files";
import { findFile, readBytes, type StaticFile } from "../request/safe-file";
import type { Services } from "../request/services";

/** A changed picture gets a new name. */
const FOREVER = "public, max-age=31536000, immutable";
const CLINIC_FONT = /^(text|display)-[0-9a-f]{16}\.woff2$/;
const UPLOADED = /^[0-9a-f]{32}\.webp$/;
const DOCUMENT_TYPE = "application/pdf";

type MediaServices = Pick<Services, "db" | "environment" | "now" | "storage">;

/**
 * `/media/<partner>/<file>`: pictures of a partner's content, uploaded or in its folder, documents of its notices, and its
 * own fonts. Members' pictures need a signed link of the API and are not cached.
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
    const bytes = await file.read();
    if (!bytes) throw notFound();
    c.header("content-type", file.contentType);
    return c.body(bytes);
  });
  return app;
}

interface MediaFile {
  contentType: string;
  etag: string;
  read: () => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A 404 for a missing file, or one without access. */
async function findMedia(services: MediaServices, c: Context) {
  const partner = partnerIdSchema.safeParse(c.req.param("partner"));
  if (!partner.success) throw notFound();
  const name = c.req.param("file") ?? "";
  const scope = new PartnerScope(services.db, partner.data);
  const file =
    (await findUploaded(services, scope, name)) ?? (await findInFolder(services, partner.data, name));
  if (!file) throw notFound();
  // The decoded name: an encoded one is the same file.
  const request = { path: `/media/${partner.data}/${name}`, query: c.req.query(), now: services.now() };
  const access = await pictureAccess(scope, request);
  if (!access) throw notFound();
  return { file, access };
}

async function findUploaded(
  { storage }: MediaServices,
  scope: PartnerScope,
  name: string,
): Promise<MediaFile | null> {
  if (!UPLOADED.test(name)) return null;
  const row = await scope.first(mediaFiles, { where: eq(mediaFiles.file, name) });
  return row
    ? { contentType: STORED_TYPE, etag: `"${name}"`, read: () => storage.get(row.storageKey) }
    : null;
}

async function findInFolder(
  { environment }: MediaServices,
  partnerId: string,
  name: string,
): Promise<MediaFile | null> {
  const folder = join(contentFolder(environment.TENANTS_DIR, partnerId), "images");
  const file = await findFile(folder, [name]);
  return file && isMedia(file) ? { ...file, read: () => readBytes(file) } : null;
}

const isMedia = ({ contentType }: StaticFile) =>
  contentType === DOCUMENT_TYPE || contentType.startsWith("image/");
