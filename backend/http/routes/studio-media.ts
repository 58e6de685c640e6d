import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_PICTURE_BYTES } from "@/contract/studio/media-shapes";
import { can } from "@/contract/studio/roles";
import { resizeImage, STORED_TYPE } from "../../attachments/image";
import { isMembersPicture } from "../../catalogue/member-pictures";
import { uploadMedia } from "../../content/media/handlers";
import { mediaFiles } from "../../db/schema/media";
import { ApiError, notFound } from "../../lib/errors";
import type { StudioCall } from "../../staff/studio-call";
import { contentFolder } from "../../tenancy/tenant-files";
import type { Variables } from "../request/request-log";
import { findFile, readBytes } from "../request/safe-file";

/** For the boundary and headers of a form with one field. */
const FORM_BYTES = 16 * 1024;
/** Of the list, of the picture that is being cut. */
const WIDTHS_PX = [360, 1280];
const FOREVER = "private, max-age=31536000, immutable";

type StudioContext = Context<{ Variables: Variables }>;

/** Uploads of pictures, and the clinic's pictures as its own people see them: small, and members' ones as well. */
export function studioMediaRoutes(
  open: (c: StudioContext) => Promise<StudioCall>,
): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const limit = bodyLimit({
    maxSize: MAX_PICTURE_BYTES + FORM_BYTES,
    onError: () => {
      throw tooLarge();
    },
  });
  app.post("/studio/:clinic/media", limit, async (c) => {
    const call = await open(c);
    call.require("write-drafts");
    return c.json({ row: await uploadMedia(call, await readFile(c)) });
  });
  app.get("/studio/:clinic/media/files/:file", async (c) => {
    const call = await open(c);
    call.require("write-drafts");
    const { file } = c.req.param();
    const isMembers = await isMembersPicture(call.scope, `/media/${call.tenant.id}/${file}`);
    if (isMembers && !can(call.actor, "write-before-afters")) throw notFound();
    const found = await findPicture(call, file);
    if (!found) throw notFound();
    const width = WIDTHS_PX.find((each) => String(each) === c.req.query("width"));
    const isResized = width !== undefined && found.contentType !== "image/svg+xml";
    const bytes = isResized ? (await resizeImage(found.bytes, { width })).bytes : found.bytes;
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("content-type", isResized ? STORED_TYPE : found.contentType);
    c.header("cache-control", isMembers ? "private, no-store" : FOREVER);
    return c.body(bytes);
  });
  return app;
}

const tooLarge = () =>
  new ApiError(413, "media.too-large", `사진은 ${MAX_PICTURE_BYTES / 1024 / 1024}MB까지 올릴 수 있습니다.`);
const missing = () =>
  new ApiError(400, ["body.file: one file as multipart/form-data"], "사진을 한 장씩 올려 주세요.");

async function readFile(c: Context): Promise<File> {
  // An aborted request and a body that is no form throw the same error.
  const form = await c.req.formData().catch((error: unknown) => {
    throw error instanceof ApiError ? error : missing();
  });
  const [file, ...others] = form.getAll("file");
  if (!(file instanceof File) || others.length > 0) throw missing();
  if (file.size === 0) throw new ApiError(400, "media.empty", "빈 파일입니다. 다른 사진을 올려 주세요.");
  if (file.size > MAX_PICTURE_BYTES) throw tooLarge();
  return file;
}

const UPLOADED = /^[0-9a-f]{32}\.webp$/;

async function findPicture({ scope, services, tenant }: StudioCall, file: string) {
  const uploaded = UPLOADED.test(file)
    ? await scope.first(mediaFiles, { where: eq(mediaFiles.file, file) })
    : undefined;
  if (uploaded) {
    const bytes = await services.storage.get(uploaded.storageKey);
    return bytes && { bytes, contentType: STORED_TYPE };
  }
  const folder = join(contentFolder(services.environment.TENANTS_DIR, tenant.id), "images");
  const found = await findFile(folder, [file]);
  return found?.contentType.startsWith("image/")
    ? { bytes: await readBytes(found), contentType: found.contentType }
    : null;
}
