import type { Context } from "hono";
import {
  DRAFTS_HEADER,
  DRAFTS_PASS_HEADER,
  type DraftChoice,
  parseDraftChoice,
} from "@/contract/tenant/draft-choice";
import { isTenancyPass } from "@/contract/tenant/signed-tokens";
import { ApiError } from "../../lib/errors";
import type { Services } from "./services";

/** The drafts that a read is to be answered with; null: what is live. A 403 for all but a preview of a storefront's. */
export async function askedDrafts({ environment, now }: Services, c: Context): Promise<DraftChoice | null> {
  const asked = c.req.header(DRAFTS_HEADER);
  if (asked === undefined) return null;
  const { PREVIEW_SECRET } = environment;
  const pass = c.req.header(DRAFTS_PASS_HEADER) ?? "";
  const choice = parseDraftChoice(asked);
  const isAllowed =
    c.req.method === "GET" &&
    PREVIEW_SECRET !== undefined &&
    (await isTenancyPass(pass, PREVIEW_SECRET, now()));
  if (!choice || !isAllowed)
    throw new ApiError(403, "preview.refused", "초안은 미리보기에서만 볼 수 있습니다.");
  return choice;
}
