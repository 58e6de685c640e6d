import type { ContentKind } from "../content/kinds";
import type { NotePlace } from "./preview-notes";

/** What a part of a page shows: a thing, and the field of it where one element has just that. */
export interface EditMark {
  kind: ContentKind;
  id: number;
  /** Names of fields and ids or places of a list's items, with dots; empty: several of them. */
  field: string;
}

/** Of an element on a preview's page: `product/12/options.7`. */
export const MARK_ATTRIBUTE = "data-edit";

export const markText = ({ kind, id, field }: EditMark): string =>
  [kind, id, field].filter((part) => part !== "").join("/");

const MARK = /^([a-zA-Z]+)\/(\d+)(?:\/([\w.]+))?$/;

export function parseMark(text: string): EditMark | null {
  const [, kind, id, field = ""] = MARK.exec(text) ?? [];
  // The kind is looked up where it is used.
  return kind ? { kind: kind as ContentKind, id: Number(id), field } : null;
}

/** The one message between windows: from the page in a frame to the studio, with the port that the rest goes by. */
export const FRAME_HELLO = "clinic-preview-frame";

/** What a press on the page does: moves about, opens the form of what is there, or pins a note. */
export type FrameMode = "look" | "edit" | "note";

export interface FramePin extends NotePlace {
  id: number;
  number: number;
  text: string;
}

type Body = Record<string, unknown>;

export type StudioMessage =
  | { type: "mode"; mode: FrameMode }
  /** A thing as the page was made of it, and as it is being typed. */
  | { type: "patch"; stamp: number; kind: ContentKind; id: number; shown: Body; now: Body }
  | { type: "pins"; pins: FramePin[]; chosen: number | null }
  | { type: "scroll"; y: number };

export type FrameMessage =
  /** Which page is shown, its path with the query. */
  | { type: "at"; path: string }
  | { type: "open"; mark: EditMark }
  | { type: "place"; place: NotePlace }
  | { type: "pin"; id: number }
  /** Fields of the patch that no element of the page shows. */
  | { type: "patched"; stamp: number; missed: string[] }
  | { type: "scrolled"; y: number }
  /** Somebody is at this computer: the studio's screen does not lock. */
  | { type: "touched" };

/** Of what came by a port: an object with one of the types. */
export const isMessage = <Message extends { type: string }>(
  data: unknown,
  types: readonly Message["type"][],
): data is Message =>
  typeof data === "object" && data !== null && types.includes((data as { type?: string }).type ?? "");
