import { draftActionOf } from "@/contract/content/rights";
import type { Media, studioMediaContract } from "@/contract/studio/media";
import { isWanted } from "@/contract/studio/media-shapes";
import { can } from "@/contract/studio/roles";
import type { StudioHandlers } from "../../desk/studio-handlers";
import { notFound } from "../../lib/errors";
import type { StudioCall } from "../../staff/studio-call";
import { siteOf } from "../site-of-call";
import { describeMedia, listMedia } from "./describe-media";
import { removeMedia } from "./remove-media";
import { renewCuts, replaceMedia } from "./rename-pictures";
import { readUses } from "./uses";
import { addMedia, changeMedia, filesOfMedia, requireMedia } from "./write-media";

export const mediaHandlers: StudioHandlers<typeof studioMediaContract> = {
  "GET /studio/:clinic/media": async ({ query, call }) => {
    call.require("write-drafts");
    const all = await listMedia(siteOf(call), call.services.environment.TENANTS_DIR);
    const maySeeMembers = can(call.actor, "write-before-afters");
    const rows = all.filter((each) => (maySeeMembers || !each.isMembers) && isWanted(each, query));
    return { rows, count: rows.length };
  },

  "PUT /studio/:clinic/media/:id": async ({ params, body, call }) => {
    await requirePicture(call, params.id);
    const row = await changeMedia(mediaSiteOf(call), params.id, body);
    return { row: await described(call, row) };
  },

  "DELETE /studio/:clinic/media/:id": async ({ params, call }) => {
    await requirePicture(call, params.id);
    await removeMedia(siteOf(call), params.id);
    return {};
  },

  "POST /studio/:clinic/media/:id/renewal": async ({ params, call }) => {
    await requirePicture(call, params.id);
    const drafts = await renewCuts(siteOf(call), params.id, ({ kind }) => call.require(draftActionOf(kind)));
    return { row: { drafts } };
  },

  "POST /studio/:clinic/media-replacements": async ({ body, call }) => {
    await requirePicture(call, body.by);
    const drafts = await replaceMedia(siteOf(call), body, ({ kind }) => call.require(draftActionOf(kind)));
    return { row: { drafts } };
  },
};

/** A 404 for a patient's picture too, where somebody does not work with those. */
async function requirePicture(call: StudioCall, id: number): Promise<void> {
  call.require("write-drafts", { employeeId: null });
  if (can(call.actor, "write-before-afters")) return;
  const { isMembers } = await described(call, await requireMedia(siteOf(call), id));
  if (isMembers) throw notFound();
}

const mediaSiteOf = (call: StudioCall) => ({ site: siteOf(call), storage: call.services.storage });

/** A picture that an account uploads, as its list shows it. */
export async function uploadMedia(call: StudioCall, file: File): Promise<Media> {
  call.require("write-drafts");
  return described(call, await addMedia(mediaSiteOf(call), file));
}

async function described(call: StudioCall, row: Parameters<typeof describeMedia>[0]): Promise<Media> {
  const site = siteOf(call);
  return describeMedia(row, await filesOfMedia(site, row.id), await readUses(site));
}
