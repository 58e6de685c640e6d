import { CONTENT_KINDS, type ContentKind } from "../content/kinds";
import type { ThingName } from "../content/places";
import type { NotePlace } from "../tenant/preview-notes";

/**
 * What the studio and the preview in its frame tell each other by postMessage. Both sides check the origin, the window and the
 * shape: whatever does not fit is dropped. Without zod, which neither bundle has.
 */

/** One text, price or picture of a thing: where `before` stands on the page, `after` shall. */
export interface Patch {
  /** Names it while it is typed on: `name`, `options.12.price`. */
  field: string;
  before: string;
  after: string;
}

export interface PinnedNote extends NotePlace {
  id: number;
  /** As it stands in the list. */
  number: number;
}

/** browse: links lead on; choose: a press opens the form of what was pressed; note: it pins a note. */
export const FRAME_MODES = ["browse", "choose", "note"] as const;
export type FrameMode = (typeof FRAME_MODES)[number];

export type StudioMessage =
  | { type: "preview:patch"; thing: ThingName; patches: Patch[] }
  /** Custom properties of the theme that is tried. */
  | { type: "preview:theme"; properties: Record<string, string> }
  | { type: "preview:mode"; mode: FrameMode }
  | { type: "preview:notes"; notes: PinnedNote[] }
  | { type: "preview:scroll"; y: number };

export type PageMessage =
  | { type: "preview:ready"; path: string }
  | { type: "preview:moved"; path: string; y: number }
  /** Fields that stand nowhere on the page: it has to be made anew. */
  | { type: "preview:patched"; missing: string[] }
  | { type: "preview:chosen"; thing: ThingName }
  | { type: "preview:placed"; place: NotePlace };

const MOST_PATCHES = 200;
const LONGEST_TEXT = 4000;
const MOST_NOTES = 500;

type Fields = Record<string, unknown>;
const isText = (value: unknown, most = LONGEST_TEXT): value is string =>
  typeof value === "string" && value.length <= most;
const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;
const isPath = (value: unknown): value is string => isText(value, 600) && /^\/(?!\/)/.test(value);
const KINDS: ReadonlySet<unknown> = new Set(CONTENT_KINDS);

function isThing(value: unknown): value is ThingName {
  const { kind, id } = (value ?? {}) as Fields;
  return KINDS.has(kind as ContentKind) && isNumber(id, 1, Number.MAX_SAFE_INTEGER) && Number.isInteger(id);
}

function isPlace(value: unknown): value is NotePlace {
  const { path, anchor, x, y } = (value ?? {}) as Fields;
  return isPath(path) && isText(anchor, 300) && isNumber(x, 0, 100) && isNumber(y, 0, 100);
}

function isPatch(value: unknown): value is Patch {
  const { field, before, after } = (value ?? {}) as Fields;
  return isText(field, 200) && isText(before) && isText(after);
}

const isNote = (value: unknown): value is PinnedNote =>
  isPlace(value) && isNumber((value as Fields).id, 1, 1e15) && isNumber((value as Fields).number, 1, 1e4);

/** A value of a theme's custom property: nothing that leaves its declaration. */
const isProperty = ([name, value]: [string, unknown]): boolean =>
  /^--[a-z0-9-]{1,60}$/.test(name) && isText(value, 200) && !/[;{}<>\\@]|url\(/i.test(value);

const isListOf = (value: unknown, most: number, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isOne);

const OF_STUDIO: Record<StudioMessage["type"], (fields: Fields) => boolean> = {
  "preview:patch": ({ thing, patches }) => isThing(thing) && isListOf(patches, MOST_PATCHES, isPatch),
  "preview:theme": ({ properties }) =>
    typeof properties === "object" && properties !== null && Object.entries(properties).every(isProperty),
  "preview:mode": ({ mode }) => FRAME_MODES.some((known) => known === mode),
  "preview:notes": ({ notes }) => isListOf(notes, MOST_NOTES, isNote),
  "preview:scroll": ({ y }) => isNumber(y, 0, 1e7),
};

const OF_PAGE: Record<PageMessage["type"], (fields: Fields) => boolean> = {
  "preview:ready": ({ path }) => isPath(path),
  "preview:moved": ({ path, y }) => isPath(path) && isNumber(y, 0, 1e7),
  "preview:patched": ({ missing }) => isListOf(missing, MOST_PATCHES, (field) => isText(field, 200)),
  "preview:chosen": ({ thing }) => isThing(thing),
  "preview:placed": ({ place }) => isPlace(place),
};

/** What the studio says to the page in its frame; null for anything else. */
export const readStudioMessage = (data: unknown): StudioMessage | null =>
  read(data, OF_STUDIO) as StudioMessage | null;

/** What the page in the frame says to the studio; null for anything else. */
export const readPageMessage = (data: unknown): PageMessage | null =>
  read(data, OF_PAGE) as PageMessage | null;

function read(data: unknown, checks: Record<string, (fields: Fields) => boolean>): unknown {
  if (typeof data !== "object" || data === null) return null;
  const { type } = data as Fields;
  const check = typeof type === "string" && Object.hasOwn(checks, type) ? checks[type] : undefined;
  return check?.(data as Fields) ? data : null;
}
