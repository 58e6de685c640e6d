import { join } from "node:path";
import { Hono } from "hono";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { notFound } from "../errors";
import { contentFolder } from "../tenancy/tenant-files";
import { findFile, readBytes } from "./safe-file";

/** A picture that changes gets a new name. */
const FOREVER = "public, max-age=31536000, immutable";

/** `/media/<partner>/<file>`: the pictures of a partner's content, and the documents beside its notices. */
export function mediaRoutes(tenantsFolder: string): Hono {
  const app = new Hono();
  app.get("/:partner/:file", async (c) => {
    const partner = partnerIdSchema.safeParse(c.req.param("partner"));
    const folder = partner.success && join(contentFolder(tenantsFolder, partner.data), "images");
    const file = folder ? await findFile(folder, [c.req.param("file")]) : null;
    const isDocument = file?.contentType === "application/pdf";
    if (!file || !(isDocument || file.contentType.startsWith("image/"))) throw notFound();
    if (isDocument) c.header("content-disposition", "attachment");
    c.header("cache-control", FOREVER);
    c.header("etag", file.etag);
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    // A picture is never a page: should one carry script, it does not run.
    c.header("content-security-policy", "default-src 'none'; sandbox");
    if (c.req.header("if-none-match") === file.etag) return c.body(null, 304);
    c.header("content-type", file.contentType);
    return c.body(await readBytes(file));
  });
  return app;
}
