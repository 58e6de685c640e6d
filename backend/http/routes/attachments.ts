import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { MAX_ATTACHMENT_BYTES } from "@/contract/api/attachment-limits";
import type { Attachment } from "@/contract/api/customer-boards";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { isClaimable } from "../../attachments/claims";
import { cleanFileName, contentDisposition } from "../../attachments/file-name";
import { cleanImage, STORED_EXTENSION, STORED_TYPE } from "../../attachments/image";
import { type AttachmentRow, describeAttachment, linkedFile } from "../../attachments/links";
import { attachments, customerPosts } from "../../db/schema/boards";
import { PartnerScope } from "../../db/scope";
import { ApiError, notFound } from "../../lib/errors";
import { isSignedLink } from "../../lib/signed-links";
import { isOpen } from "../../posts/describe-posts";
import { openCall } from "../request/open-call";
import type { Variables } from "../request/request-log";
import type { Services } from "../request/services";

interface Env {
  Variables: Variables;
}

/** For the boundary and headers of a form with one field. */
const FORM_BYTES = 16 * 1024;
const STORED_NAME_BYTES = 16;

const tooLarge = () => new ApiError(413, "attachment.too-large", "사진은 10MB까지 올릴 수 있습니다.");

/** `/attachments`: uploads and downloads of visitors' pictures. Mounted behind the CORS middleware. */
export function attachmentRoutes(services: Services): Hono<Env> {
  const app = new Hono<Env>();
  const limit = bodyLimit({
    maxSize: MAX_ATTACHMENT_BYTES + FORM_BYTES,
    onError: () => {
      throw tooLarge();
    },
  });

  app.post("/", limit, async (c) => {
    const call = await openCall(services, c);
    await call.services.postLimits.takeUpload(call.address);
    const file = await readFile(c);
    const { bytes, width, height } = await cleanImage(new Uint8Array(await file.arrayBuffer()));
    const storageKey = `${call.tenant.id}/${randomBytes(STORED_NAME_BYTES).toString("hex")}.${STORED_EXTENSION}`;
    // The row first: a stored file without one would never be deleted.
    const [row] = await call.scope.insert(attachments, [
      {
        id: randomUUID(),
        name: cleanFileName(file.name),
        contentType: STORED_TYPE,
        bytes: bytes.byteLength,
        width,
        height,
        storageKey,
        createdAt: call.now,
      },
    ]);
    if (!row) throw new Error("The attachment was not inserted");
    await services.storage.put(storageKey, bytes, STORED_TYPE);
    c.header("cache-control", "no-store");
    return c.json({ row: describeAttachment(row, { isPublic: false, now: call.now }) } satisfies {
      row: Attachment;
    });
  });

  app.get("/:id", async (c) => {
    const row = await findFile(services, c);
    const access = row && (await accessTo(services, row, c));
    const bytes = access ? await services.storage.get(row.storageKey) : null;
    if (!row || !bytes) throw notFound();
    c.header("content-type", row.contentType);
    c.header("content-disposition", contentDisposition(row.name));
    // Never in a shared cache; a private one in none.
    c.header("cache-control", access === "public" ? "private, max-age=300" : "private, no-store");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("referrer-policy", "no-referrer");
    return c.body(bytes);
  });
  return app;
}

async function readFile(c: Context): Promise<File> {
  // An aborted request and a body that is no form throw the same error.
  const form = await c.req.formData().catch((error: unknown) => {
    throw error instanceof ApiError ? error : missing();
  });
  const [file, ...others] = form.getAll("file");
  if (!(file instanceof File) || others.length > 0 || file.size === 0) throw missing();
  if (file.size > MAX_ATTACHMENT_BYTES) throw tooLarge();
  return file;
}

const missing = () =>
  new ApiError(400, ["body.file: one file as multipart/form-data"], "사진을 한 장씩 올려 주세요.");

/** An <img> sends no tenant header; where a client does, it must match. */
async function findFile(services: Services, c: Context<Env>): Promise<AttachmentRow | undefined> {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (!id.success) return undefined;
  const [row] = await services.db.select().from(attachments).where(eq(attachments.id, id.data));
  if (!row || !c.req.header(TENANT_ORIGIN_HEADER)) return row;
  const { tenant } = await openCall(services, c);
  return tenant.id === row.partnerId ? row : undefined;
}

/** Files of public posts are public; others need a signed link. */
async function accessTo(
  services: Services,
  row: AttachmentRow,
  c: Context<Env>,
): Promise<"public" | "signed" | null> {
  const now = services.now();
  const isSigned = isSignedLink(linkedFile(row), c.req.query(), now);
  if (row.postId === null) return isSigned && isClaimable(row, now) ? "signed" : null;
  const scope = new PartnerScope(services.db, row.partnerId);
  const post = await scope.first(customerPosts, { where: eq(customerPosts.id, row.postId) });
  if (!post) return null;
  if (isOpen(post)) return "public";
  return isSigned ? "signed" : null;
}
