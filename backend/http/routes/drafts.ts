import { Hono } from "hono";
import type { z } from "zod";
import type { draftAnswerSchema, draftDigestAnswerSchema } from "@/contract/tenant/draft";
import { tenantSchema } from "@/contract/tenant/tenant";
import { notFound } from "../../lib/errors";
import { findDraft, findDraftDigest } from "../../tenancy/find-draft";
import type { Services } from "../request/services";
import { tenancyPass } from "../request/tenancy-pass";

/** Drafts for the storefronts that show previews. */
export function draftRoutes(services: Services): Hono {
  const { db } = services;
  const app = new Hono();
  const withPass = tenancyPass(services);

  app.get("/drafts/:id", withPass, async (c) => {
    const draft = await findDraft(db, c.req.param("id"));
    if (!draft) throw notFound();
    const { digest, publishedBy } = draft;
    return c.json({
      row: {
        config: tenantSchema.parse(draft.config),
        digest,
        publishedAt: draft.publishedAt.toISOString(),
        publishedBy,
      },
    } satisfies z.input<typeof draftAnswerSchema>);
  });
  app.get("/drafts/:id/digest", withPass, async (c) => {
    const digest = await findDraftDigest(db, c.req.param("id"));
    if (!digest) throw notFound();
    return c.json({ row: { digest } } satisfies z.input<typeof draftDigestAnswerSchema>);
  });
  return app;
}
