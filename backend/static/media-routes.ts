import { join } from "node:path";
import { type Context, Hono } from "hono";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { PartnerScope } from "../db/scope";
import { notFound } from "../errors";
import type { Services } from "../services";
import { contentFolder } from "../tenancy/tenant-files";
import { pictureAccess } from "./member-pictures";
import { findFile, readBytes, type StaticFile } from "./safe-file";

/** A picture that changes gets a new name. */
const FOREVER = "public, max-age=31536000, immutable";
const DOCUMENT_TYPE = "application/pdf";

type MediaServices = Pick<Services, "db" | "environment" | "now">;

/**
 * `/media/<partner>/<file>`: the pictures of a partner's content, and the documents beside its notices. Pictures that
 * are for members alone are answered to the links that the API hands to them, and kept in no cache.
 */
export function mediaRoutes(services: MediaServices): Hono {
  const app = new Hono();
  app.get("/:partner/:file", async (c) => {
    const { file, access } = await findMedia(services, c);
    if (file.contentType === DOCUMENT_TYPE) c.header("content-disposition", "attachment");
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    // A picture is never a page: should one carry script, it does not run.
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

/** The file that is asked for; a 404 for one that is not there or not for the asker. */
async function findMedia({ db, environment, now }: MediaServices, c: Context) {
  const partner = partnerIdSchema.safeParse(c.req.param("partner"));
  if (!partner.success) throw notFound();
  const folder = join(contentFolder(environment.TENANTS_DIR, partner.data), "images");
  const name = c.req.param("file") ?? "";
  const file = await findFile(folder, [name]);
  if (!file || !isMedia(file)) throw notFound();
  // The name as it was read: written in another way, it is the same file.
  const asked = { path: `/media/${partner.data}/${name}`, query: c.req.query(), now: now() };
  const access = await pictureAccess(new PartnerScope(db, partner.data), asked);
  if (!access) throw notFound();
  return { file, access };
}

const isMedia = ({ contentType }: StaticFile) =>
  contentType === DOCUMENT_TYPE || contentType.startsWith("image/");
