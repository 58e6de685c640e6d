import { createMiddleware } from "hono/factory";
import { isTenancyPass } from "@/contract/tenant/signed-tokens";
import { notFound } from "../../lib/errors";
import type { Services } from "./services";

/** For storefronts that share PREVIEW_SECRET; a 404 for all others. */
export const tenancyPass = ({ environment: { PREVIEW_SECRET }, now }: Services) =>
  createMiddleware(async (c, next) => {
    const pass = c.req.header("authorization")?.replace(/^Bearer /i, "") ?? "";
    if (!PREVIEW_SECRET || !(await isTenancyPass(pass, PREVIEW_SECRET, now()))) throw notFound();
    c.header("cache-control", "no-store");
    return next();
  });
