import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { draftAnswerSchema, draftDigestAnswerSchema } from "@/contract/tenant/draft";
import { type DraftChoice, parseDraftChoice } from "@/contract/tenant/draft-choice";
import { findOpenLink } from "../../content/preview-links";
import { findPreview, findPreviewDigest } from "../../content/previews";
import { PartnerScope } from "../../db/scope";
import { notFound } from "../../lib/errors";
import type { Services } from "../request/services";
import { tenancyPass } from "../request/tenancy-pass";

/** Drafts for the storefronts that show previews. */
export function draftRoutes(services: Services): Hono {
  const { db } = services;
  const app = new Hono();
  const withPass = tenancyPass(services);

  app.get("/drafts/:id", withPass, async (c) => {
    const [id, choice] = [c.req.param("id"), choiceOf(c)];
    // Before what it names: a draft that is saved meanwhile gets a name of its own.
    const digest = await findPreviewDigest(db, id, choice);
    const preview = await findPreview(db, id, choice);
    if (!digest || !preview) throw notFound();
    return c.json({ row: { ...preview, digest } } satisfies z.input<typeof draftAnswerSchema>);
  });
  app.get("/drafts/:id/digest", withPass, async (c) => {
    const id = c.req.param("id");
    const link = c.req.query("link");
    const isRevoked = link !== undefined && !(await findOpenLink(new PartnerScope(db, id), link));
    const digest = await findPreviewDigest(db, id, choiceOf(c));
    if (!digest) throw notFound();
    return c.json({ row: { digest, isRevoked } } satisfies z.input<typeof draftDigestAnswerSchema>);
  });
  return app;
}

/** Storefronts from before there were drafts of content name none. */
function choiceOf(c: Context): DraftChoice {
  const choice = parseDraftChoice(c.req.query("drafts") ?? "all");
  if (!choice) throw notFound();
  return choice;
}
