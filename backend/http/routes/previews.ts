import { type Context, Hono } from "hono";
import type { z } from "zod";
import {
  type madeLinkSchema,
  newNoteSchema,
  type previewNotesAnswerSchema,
  sharedLinkSchema,
} from "@/contract/tenant/preview-notes";
import { countLook, findOpenLink, makeShareLink } from "../../content/preview-links";
import { addNote, describeNote, listOpenNotes } from "../../content/preview-notes";
import { PartnerScope } from "../../db/scope";
import { notFound } from "../../lib/errors";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";
import { tenancyPass } from "../request/tenancy-pass";

/** What the bar of a preview asks for in the name of a link's holder: further links, and notes. */
export function previewRoutes(services: Services): Hono {
  const { db, tenants, now } = services;
  const app = new Hono();
  const withPass = tenancyPass(services);
  /** A 404 for an unknown partner. */
  const scopeOf = async (c: Context): Promise<PartnerScope> => {
    const tenant = await tenants.byId(c.req.param("id") ?? "");
    if (!tenant) throw notFound();
    return new PartnerScope(db, tenant.id);
  };

  app.post("/preview-links/:id", withPass, async (c) => {
    const { madeBy, ...wish } = await jsonBody(c, sharedLinkSchema);
    const { PREVIEW_SECRET, PLATFORM_HOST, PORT } = services.environment;
    // A pass is signed with it.
    if (!PREVIEW_SECRET) throw notFound();
    const settings = { PREVIEW_SECRET, PLATFORM_HOST, PORT };
    const link = { ...wish, madeBy, label: madeBy, staffId: null };
    const { row, url } = await makeShareLink(await scopeOf(c), settings, link, now());
    return c.json({ url, expiresAt: row.expiresAt.toISOString() } satisfies z.input<typeof madeLinkSchema>);
  });
  /** Somebody opens a link. */
  app.post("/preview-links/:id/looks/:link", withPass, async (c) => {
    const isOpen = await countLook(await scopeOf(c), c.req.param("link"), now());
    return c.json({ row: { isOpen } });
  });
  app.get("/preview-notes/:id", withPass, async (c) => {
    const rows = (await listOpenNotes(await scopeOf(c))).map(describeNote);
    return c.json({ rows } satisfies z.input<typeof previewNotesAnswerSchema>);
  });
  app.post("/preview-notes/:id", withPass, async (c) => {
    const { author, linkId, ...note } = await jsonBody(c, newNoteSchema);
    const scope = await scopeOf(c);
    const link = linkId === null ? undefined : await findOpenLink(scope, linkId);
    const by = { authorName: author, staffId: null, linkId: link?.id ?? null };
    return c.json({ row: describeNote(await addNote(scope, { ...note, ...by }, now())) });
  });
  return app;
}
