import { createMiddleware } from "hono/factory";
import { isTenancyPass } from "@/contract/tenant/signed-tokens";
import { notFound } from "../errors";
import type { Services } from "../services";

/** Lets storefronts in that share PREVIEW_SECRET; for everybody else there is nothing here. */
export const tenancyPass = ({ environment: { PREVIEW_SECRET }, now }: Services) =>
  createMiddleware(async (c, next) => {
    const pass = c.req.header("authorization")?.replace(/^Bearer /i, "") ?? "";
    if (!PREVIEW_SECRET || !(await isTenancyPass(pass, PREVIEW_SECRET, now()))) throw notFound();
    c.header("cache-control", "no-store");
    return next();
  });
