import { inArray } from "drizzle-orm";
import type { FrameChoice, ShareLink, studioPreviewContract } from "@/contract/studio/preview";
import { type DraftChoice, parseDraftChoice } from "@/contract/tenant/draft-choice";
import type { PreviewLinkRow } from "../db/schema/previews";
import { staff } from "../db/schema/staff";
import type { StudioHandlers } from "../desk/studio-handlers";
import { ApiError, notFound } from "../lib/errors";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";
import { listShareLinks, makeFrameLink, makeShareLink, revokeShareLink } from "./preview-links";
import { addNote, describeNote, listNotes, resolveNote } from "./preview-notes";

export const previewHandlers: StudioHandlers<typeof studioPreviewContract> = {
  "POST /studio/:clinic/preview": async ({ body, call }) => {
    call.require("write-drafts");
    const studioOrigin = new URL(call.services.environment.STUDIO_URL).origin;
    const choice = choiceOf(call, body.choice);
    const link = { partnerId: call.tenant.id, madeBy: call.staff.name, choice, studioOrigin };
    const made = await makeFrameLink(settingsOf(call), link, call.now);
    return { row: { ...made, draftsOf: choice === "all" ? null : choice } };
  },

  "GET /studio/:clinic/preview-links": async ({ call }) => {
    requireSharing(call);
    const rows = await describeLinks(call, await listShareLinks(call.scope, call.now));
    return { rows, count: rows.length };
  },

  "POST /studio/:clinic/preview-links": async ({ body, call }) => {
    requireSharing(call);
    const settings = settingsOf(call);
    const { label, hours } = body;
    const wish = {
      ...{ label, hours, choice: choiceOf(call, body.choice) },
      ...{ staffId: call.staff.id, madeBy: call.staff.name },
    };
    const { row, url } = await call.scope.transaction(async (scope) => {
      const made = await makeShareLink(scope, settings, wish, call.now);
      await writeAudit(scope, call.auditActor, call.now, {
        action: "preview.shared",
        thing: { kind: "previewLink", id: made.row.id },
        before: null,
        after: factsOf(made.row),
      });
      return made;
    });
    return { row: { ...(await describeLink(call, row)), url } };
  },

  "DELETE /studio/:clinic/preview-links/:id": async ({ params, call }) => {
    requireSharing(call);
    const row = await call.scope.transaction(async (scope) => {
      const revoked = await revokeShareLink(scope, params.id, call.now);
      if (!revoked) throw notFound();
      if (revoked.isNew)
        await writeAudit(scope, call.auditActor, call.now, {
          action: "preview.revoked",
          thing: { kind: "previewLink", id: params.id },
          before: factsOf(revoked.row),
          after: null,
        });
      return revoked.row;
    });
    return { row: await describeLink(call, row) };
  },

  "GET /studio/:clinic/preview-notes": async ({ call }) => {
    call.require("write-drafts");
    const rows = (await listNotes(call.scope, call.now)).map(describeNote);
    return { rows, count: rows.length };
  },

  "POST /studio/:clinic/preview-notes": async ({ body, call }) => {
    call.require("write-drafts");
    const author = { authorName: call.staff.name, staffId: call.staff.id, linkId: null };
    return { row: describeNote(await addNote(call.scope, { ...body, ...author }, call.now)) };
  },

  "PUT /studio/:clinic/preview-notes/:id": async ({ params, body, call }) => {
    call.require("write-drafts");
    const resolved = body.isResolved ? { by: call.staff.name, at: call.now } : null;
    const note = await resolveNote(call.scope, params.id, resolved);
    if (!note) throw notFound();
    return { row: describeNote(note) };
  },
};

/** Of somebody who writes more than the own profile. */
const requireSharing = (call: StudioCall): void => call.require("write-drafts", { employeeId: null });

const choiceOf = ({ staff: { id } }: StudioCall, choice: FrameChoice): DraftChoice =>
  choice === "mine" ? id : choice;

function settingsOf({ services: { environment } }: StudioCall) {
  const { PREVIEW_SECRET, PLATFORM_HOST, PORT } = environment;
  if (!PREVIEW_SECRET)
    throw new ApiError(503, "preview.off", "미리보기가 켜져 있지 않습니다. 플랫폼에 알려 주세요.");
  return { PREVIEW_SECRET, PLATFORM_HOST, PORT };
}

const factsOf = ({ label, expiresAt }: PreviewLinkRow) => ({ label, expiresAt: expiresAt.toISOString() });

async function describeLinks({ services }: StudioCall, rows: PreviewLinkRow[]): Promise<ShareLink[]> {
  const ids = rows.flatMap(({ choice }) => staffIdOf(choice) ?? []);
  const people =
    ids.length === 0
      ? []
      : await services.db
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, ids));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const staffId = staffIdOf(row.choice);
    return {
      ...{ id: row.id, label: row.label, madeBy: row.madeBy, looks: row.looks },
      draftsOf: staffId === null ? null : (nameOf.get(staffId) ?? row.madeBy),
      at: row.at.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      lastLookAt: row.lastLookAt?.toISOString() ?? null,
    };
  });
}

async function describeLink(call: StudioCall, row: PreviewLinkRow): Promise<ShareLink> {
  const [link] = await describeLinks(call, [row]);
  if (!link) throw notFound();
  return link;
}

function staffIdOf(choice: string): number | null {
  const parsed = parseDraftChoice(choice);
  return typeof parsed === "number" ? parsed : null;
}
