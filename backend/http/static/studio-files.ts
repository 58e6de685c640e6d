import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import type { Environment } from "../../lib/environment";
import { ApiError, notFound } from "../../lib/errors";
import { isLocal } from "../../tenancy/host";
import { findFile, readBytes } from "../request/safe-file";

const FOREVER = "public, max-age=31536000, immutable";
type Settings = Pick<Environment, "STUDIO_DIR" | "PUBLIC_BACKEND_URL" | "PLATFORM_HOST" | "PORT">;

/** Pictures of visitors' posts are the backend's; frames show previews. */
const policy = (backendOrigin: string, previews: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${backendOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${previews}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** The studio's app: its files, and its page at every other address, which are the app's own. */
export function studioFiles(settings: Settings): Hono {
  const { STUDIO_DIR: root, PUBLIC_BACKEND_URL } = settings;
  const contentPolicy = policy(new URL(PUBLIC_BACKEND_URL).origin, previewsOf(settings));
  const app = new Hono();
  app.get(
    "/assets/*",
    async (c, next) => {
      const file = await findFile(root, segmentsOf(c.req.path));
      if (!file) throw notFound();
      await next();
      c.header("content-type", file.contentType);
      c.header("cache-control", FOREVER);
    },
    serveStatic({ root, precompressed: true }),
  );
  // Routes of their own, so that the log has no token of an invitation.
  for (const path of ["/invite/:token", "/*"]) app.get(path, (c) => studioPage(root, contentPolicy, c));
  return app;
}

async function studioPage(root: string, contentPolicy: string, c: Context): Promise<Response> {
  // What looks like a file or a call is none of the app's addresses.
  if (/\.\w+$|^\/studio(\/|$)/.test(c.req.path)) throw notFound();
  const page = await findFile(root, ["index.html"]);
  if (!page) throw new ApiError(503, "studio-not-built", "스튜디오를 준비하고 있습니다.");
  c.header("content-security-policy", contentPolicy);
  c.header("cache-control", "no-cache");
  c.header("referrer-policy", "no-referrer");
  c.header("x-robots-tag", "noindex");
  return c.html(new TextDecoder().decode(await readBytes(page)));
}

/** Every clinic's preview. */
const previewsOf = ({ PLATFORM_HOST, PORT }: Settings): string =>
  isLocal(PLATFORM_HOST) ? `http://*.preview.${PLATFORM_HOST}:${PORT}` : `https://*.preview.${PLATFORM_HOST}`;

const segmentsOf = (path: string) => path.split("/").filter(Boolean);
