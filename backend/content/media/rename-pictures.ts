import { eq } from "drizzle-orm";
import { CENTRE, type MediaShape } from "@/contract/studio/media-shapes";
import { type MediaFileRow, mediaFiles } from "../../db/schema/media";
import { ApiError } from "../../lib/errors";
import { findDraft, saveDrafts } from "../drafts";
import type { Site } from "../site";
import { type AnyBody, storeOf } from "../stores";
import type { ThingName } from "../versions";
import { describeMedia, mediaUrl } from "./describe-media";
import { type FileUses, readUses } from "./uses";
import { filesOfMedia, requireMedia } from "./write-media";

/** What stands in a file's place. `alt` and `focus` of null leave what is said there. */
interface Replacement {
  url: string;
  alt: string | null;
  focus: { x: number; y: number } | null;
}
type Replacements = Map<string, Replacement>;
type Authorize = (thing: ThingName) => void;

/** What names an earlier cut of a picture, as drafts that name the present one; returns how many. */
export async function renewCuts(site: Site, id: number, authorize: Authorize): Promise<number> {
  const row = await requireMedia(site, id);
  const files = await filesOfMedia(site, id);
  const { cuts, url } = describeMedia(row, files, new Map());
  const earlier = files.filter(({ shape, isCurrent }) => shape !== null && !isCurrent);
  const replacements = new Map(
    earlier.map(({ file, shape }) => [
      file,
      { url: (shape && cuts[shape]) ?? url, alt: null, focus: null } satisfies Replacement,
    ]),
  );
  return draftWith(site, replacements, { uses: await readUses(site), authorize });
}

interface Wish {
  /** The last part of the address of the picture that goes: an upload's whole file, or one of the clinic's folder. */
  file: string;
  /** The upload that comes. */
  by: number;
}

/**
 * What names a picture in any cut, as drafts that name another one, with its words; returns how many. The files stay: what is
 * live, earlier versions and an undo show what they showed.
 */
export async function replaceMedia(site: Site, wish: Wish, authorize: Authorize): Promise<number> {
  const [row, files, uses] = await Promise.all([
    requireMedia(site, wish.by),
    filesOfMedia(site, wish.by),
    readUses(site),
  ]);
  const by = describeMedia(row, files, uses);
  if (!by.alt && !by.isDecoration)
    throw new ApiError(422, "media.no-alt", "바꿀 사진에 무엇이 보이는지 먼저 적어 주세요.");
  const focus = by.focus.x === CENTRE.x && by.focus.y === CENTRE.y ? null : by.focus;
  const instead = (shape: MediaShape | null): Replacement => {
    const cut = shape && by.cuts[shape];
    return { url: cut || by.url, alt: by.isDecoration ? null : by.alt, focus: cut ? null : focus };
  };
  const replacements = new Map(
    (await filesLike(site, wish.file)).map(({ file, shape }) => [file, instead(shape)]),
  );
  return draftWith(site, replacements, { uses, authorize });
}

/** The picture's files by one of its addresses; a file of the clinic's folder has no others. */
async function filesLike(site: Site, file: string): Promise<Pick<MediaFileRow, "file" | "shape">[]> {
  const known = await site.scope.first(mediaFiles, { where: eq(mediaFiles.file, file) });
  return known ? filesOfMedia(site, known.mediaId) : [{ file, shape: null }];
}

async function draftWith(
  site: Site,
  replacements: Replacements,
  { uses, authorize }: { uses: Map<string, FileUses>; authorize: Authorize },
): Promise<number> {
  const named = [...replacements.keys()].flatMap((file) => uses.get(file)?.uses ?? []);
  const things = new Map(named.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
  const writes = [];
  for (const thing of things.values()) {
    authorize(thing);
    const draft = await findDraft(site, thing);
    const [live] = await storeOf(thing.kind).read(site, thing.id);
    const body = draft ? draft.body : (live?.body ?? null);
    if (body) writes.push({ ...thing, seen: draft?.revision ?? 0, body: renamed(body, site, replacements) });
  }
  const saved = await saveDrafts(site, writes);
  return saved.filter((draft) => draft !== null).length;
}

const ALT_FIELDS = ["alt", "imageAlt"];
const FOCUS_FIELD = "imageFocus";

/** What was a body is one still: addresses in it are others, and what is said beside them. */
function renamed<Value>(value: Value, site: Site, replacements: Replacements): Value {
  if (typeof value === "string") return renamedText(value, site, replacements) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, site, replacements)) as Value;
  const fields = Object.entries(value).map(([name, inner]) => [name, renamed(inner, site, replacements)]);
  const next = Object.fromEntries(fields) as AnyBody;
  const found = Object.values(value).flatMap((inner) => replacementIn(inner, site, replacements) ?? [])[0];
  if (!found) return next as Value;
  for (const name of ALT_FIELDS) if (name in next && found.alt !== null) next[name] = found.alt;
  if (FOCUS_FIELD in next && found.alt !== null) next[FOCUS_FIELD] = found.focus;
  return next as Value;
}

/** Of a field that is an address alone. */
function replacementIn(
  value: unknown,
  { partnerId }: Site,
  replacements: Replacements,
): Replacement | undefined {
  const folder = mediaUrl(partnerId, "");
  return typeof value === "string" && value.startsWith(folder)
    ? replacements.get(value.slice(folder.length))
    : undefined;
}

function renamedText(text: string, { partnerId }: Site, replacements: Replacements): string {
  const folder = mediaUrl(partnerId, "");
  if (!text.includes(folder)) return text;
  const address = new RegExp(`${folder}([A-Za-z0-9_-][A-Za-z0-9._-]*)`, "g");
  const inTags = text.replace(/<img\b[^>]*>/g, (tag) => {
    const alt = replacements.get([...tag.matchAll(address)][0]?.[1] ?? "")?.alt;
    return alt ? tag.replace(/\salt="[^"]*"/, () => ` alt="${attributeText(alt)}"`) : tag;
  });
  return inTags.replace(address, (whole, file: string) => replacements.get(file)?.url ?? whole);
}

const attributeText = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
