import type { AnyBody } from "../forms/spec";
import { isSamePage } from "./site-pages";

/** A thing that is being written: as it is saved, which is what pages are made of, and as it is typed. */
export interface Written {
  saved: AnyBody | null;
  /** Changes with each save of anybody. */
  revision: string;
}

/** One page in an iframe. */
export interface Sheet {
  key: number;
  path: string;
  address: string;
  /** What the page was made of. */
  made: Written;
}

/** The page that is shown, and the one that takes its place once it is drawn. */
export interface Sheets {
  shown: Sheet | null;
  next: Sheet | null;
}

/** Whether what is there, or is on its way, is another page than the one wanted, or made of something older. */
export function needsAnother({ shown, next }: Sheets, wanted: { path: string; revision: string }): boolean {
  const newest = next ?? shown;
  return !newest || !isSamePage(newest.path, wanted.path) || newest.made.revision !== wanted.revision;
}

/** The one that was on its way is drawn; another one's word comes too late. */
export const withDrawn = (sheets: Sheets, key: number): Sheets =>
  sheets.next?.key === key ? { shown: sheets.next, next: null } : sheets;

/** Somebody moved about within it. */
export function withPath(sheets: Sheets, key: number, path: string): Sheets {
  const moved = (sheet: Sheet | null) => (sheet?.key === key ? { ...sheet, path } : sheet);
  return { shown: moved(sheets.shown), next: moved(sheets.next) };
}
