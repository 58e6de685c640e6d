import { findFindings } from "@/contract/content/ad-rules";
import { changesBetween, labelOf } from "@/contract/content/changes";
import { isConfigKind } from "@/contract/content/kinds";
import { draftActionOf, mayWriteContent, mayWriteDraft, publishActionOf } from "@/contract/content/rights";
import type { DraftedThing, studioContentContract } from "@/contract/studio/content";
import { can } from "@/contract/studio/roles";
import type { ContentDraftRow, PublishRow } from "../db/schema/publishes";
import type { StudioHandlers } from "../desk/studio-handlers";
import { notFound } from "../lib/errors";
import type { StudioCall } from "../staff/studio-call";
import type { ThingChange } from "./apply-changes";
import {
  describeDraft,
  describePublish,
  listPublishes,
  listThings,
  readThing,
  readVersions,
  requireVersionBody,
} from "./describe";
import { addDraft, discardDraft, listDrafts, saveDrafts } from "./drafts";
import { purgePages } from "./live-since";
import { endScheduled, publishDrafts, tagsOf } from "./publish";
import type { Site } from "./site";
import { siteOf } from "./site-of-call";
import type { AnyBody } from "./stores";
import { undoPublish } from "./undo";
import { liveVersion, readLive, type ThingName } from "./versions";

export const contentHandlers: StudioHandlers<typeof studioContentContract> = {
  "GET /studio/:clinic/content/:kind": async ({ params, call }) => {
    call.require("write-drafts");
    return listed(await listThings(siteOf(call), params.kind));
  },

  "GET /studio/:clinic/content/:kind/:id": async ({ params, call }) => {
    call.require("write-drafts");
    return { row: await readThing(siteOf(call), params) };
  },

  "GET /studio/:clinic/content/:kind/:id/versions": async ({ params, call }) => {
    call.require("write-drafts");
    return listed(await readVersions(siteOf(call), params));
  },

  "POST /studio/:clinic/content/:kind": async ({ params: { kind }, body, call }) => {
    call.require(draftActionOf(kind), { employeeId: null });
    const site = siteOf(call);
    const { thingId: id } = await addDraft(site, kind, body.body);
    return { row: await readThing(site, { kind, id }) };
  },

  "PUT /studio/:clinic/drafts": async ({ body, call }) => {
    for (const thing of body.drafts) requireDraft(call, thing);
    const site = siteOf(call);
    await saveDrafts(site, body.drafts);
    const rows = [];
    for (const { kind, id } of body.drafts) {
      const thing = await readThing(site, { kind, id }).catch(() => null);
      if (thing) rows.push(thing);
    }
    return listed(rows);
  },

  "DELETE /studio/:clinic/content/:kind/:id/draft": async ({ params, query, call }) => {
    requireDraft(call, params);
    await discardDraft(siteOf(call), params, query.seen);
    return {};
  },

  "GET /studio/:clinic/drafts": async ({ call }) => {
    call.require("write-drafts");
    const site = siteOf(call);
    const rows = [];
    for (const draft of await listDrafts(site)) rows.push(await describeDrafted(call, site, draft));
    return listed(rows);
  },

  "POST /studio/:clinic/publishes": async ({ body, call }) => {
    call.require("write-drafts");
    const site = siteOf(call);
    const publish = await publishDrafts(site, {
      ...body,
      dueAt: body.dueAt === null ? null : new Date(body.dueAt),
      authorize: authorizer(call),
    });
    return { row: await shown(call, site, publish) };
  },

  "GET /studio/:clinic/publishes": async ({ query, call }) => {
    call.require("write-drafts");
    return listPublishes(siteOf(call), query);
  },

  "DELETE /studio/:clinic/publishes/:id": async ({ params, call }) => {
    call.require("publish-content");
    const site = siteOf(call);
    const ended = await endScheduled(site, params.id, { state: "cancelled" });
    if (!ended) throw notFound();
    return { row: await describePublish(site, ended) };
  },

  "POST /studio/:clinic/publishes/:id/undo": async ({ params, body, call }) => {
    call.require("write-drafts");
    const site = siteOf(call);
    const publish = await undoPublish(site, {
      publishId: params.id,
      isOverruled: body.isOverruled,
      authorize: authorizer(call),
    });
    return { row: await shown(call, site, publish) };
  },

  "POST /studio/:clinic/content/:kind/:id/versions/:version/restore": async ({ params, body, call }) => {
    requireDraft(call, params);
    const site = siteOf(call);
    const earlier = await requireVersionBody(site, params, params.version);
    await saveDrafts(site, [{ ...params, seen: body.seen, body: earlier }]);
    return { row: await readThing(site, params) };
  },
};

const listed = <Row>(rows: Row[]) => ({ rows, count: rows.length });

/** A 403 that names who may; a doctor writes the own profile alone. */
function requireDraft(call: StudioCall, { kind, id }: ThingName): void {
  call.require(draftActionOf(kind), { employeeId: kind === "doctor" ? id : null });
}

const authorizer =
  (call: StudioCall) =>
  ({ kind, body }: ThingChange, live: AnyBody | null): void =>
    call.require(publishActionOf(kind, live, body));

/** After the transaction: the pages that show it are made again. Those of the configuration follow Edge Config. */
async function shown(call: StudioCall, site: Site, row: PublishRow) {
  const publish = await describePublish(site, row);
  const things = publish.things.filter(({ kind }) => !isConfigKind(kind));
  if (publish.state === "published" && things.length > 0)
    void purgePages(
      call.services,
      { partnerId: site.partnerId, publishId: publish.id },
      tagsOf(site.partnerId, things),
    );
  return publish;
}

async function describeDrafted(call: StudioCall, site: Site, draft: ContentDraftRow): Promise<DraftedThing> {
  const { kind, thingId: id, body } = draft;
  const live = await readLive(site, { kind, id });
  const mayPublish =
    mayWriteContent(call.actor) &&
    mayWriteDraft(call.actor, kind, id) &&
    can(call.actor, publishActionOf(kind, live, body));
  return {
    ...{ kind, id, mayPublish },
    label: labelOf(body ?? live ?? {}),
    draft: describeDraft(draft),
    isOutdated: (await liveVersion(site, { kind, id })) !== draft.baseVersion,
    changes: changesBetween(live, body),
    findings: body ? findFindings(kind, body, live) : [],
  };
}
