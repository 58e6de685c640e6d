import type { ContentKind } from "@/contract/content/kinds";
import { type EditMark, MARK_ATTRIBUTE, parseMark } from "@/contract/tenant/preview-frame";

/** Addresses whose page, or whose link, is of one thing. */
const ADDRESSES: [RegExp, ContentKind][] = [
  [/^\/products\/(\d+)(?:\/|$)/, "product"],
  [/^\/products\/category\/(\d+)(?:\/|$)/, "category"],
  [/^\/brandings\/(\d+)$/, "branding"],
  [/^\/exhibitions\/(\d+)$/, "exhibition"],
  [/^\/cscenter\/notice\/(\d+)$/, "notice"],
  [/^\/(?:cscenter\/)?boards\/\d+\/detail\/(\d+)$/, "board"],
];
/** Pages that are of one thing whose id no address tells. */
const PAGES: [RegExp, ContentKind, number][] = [
  [/^\/$/, "home", 1],
  [/^\/info$/, "information", 1],
  [/^\/introduce(\/space)?$/, "page", 0],
  [/^\/terms\//, "term", 0],
];
/** Elements that pages have anyway. */
const ELEMENT_ID = /^(doctor|event)-(\d+)$/;

/** What a page or a link's target is of; null where it is of nothing that one form writes. */
export function thingOfPath(path: string): EditMark | null {
  for (const [pattern, kind] of ADDRESSES) {
    const [, id] = pattern.exec(path) ?? [];
    if (id) return { kind, id: Number(id), field: "" };
  }
  const page = PAGES.find(([pattern]) => pattern.test(path));
  return page ? { kind: page[1], id: page[2], field: "" } : null;
}

export interface FoundMark {
  mark: EditMark;
  element: Element;
}

/** What a part of the page shows: by its mark, by the link that it is in, else by the page. */
export function findMark(start: Element | null): FoundMark | null {
  for (let element = start; element; element = element.parentElement) {
    const mark = markOf(element);
    if (mark) return { mark, element };
  }
  return null;
}

function markOf(element: Element): EditMark | null {
  const own = element.getAttribute(MARK_ATTRIBUTE);
  if (own !== null) return parseMark(own);
  const [, kind, id] = ELEMENT_ID.exec(element.id) ?? [];
  if (kind) return { kind: kind as ContentKind, id: Number(id), field: "" };
  const popup = Number(element.getAttribute("data-popup"));
  if (popup > 0) return { kind: "popup", id: popup, field: "" };
  return markOfTag(element);
}

function markOfTag(element: Element): EditMark | null {
  const { defaultView } = element.ownerDocument;
  switch (element.tagName) {
    case "A":
      return linkOf(element as HTMLAnchorElement, defaultView?.location.origin ?? "");
    case "MAIN":
      return thingOfPath(defaultView?.location.pathname ?? "");
    case "FOOTER":
      return { kind: "information", id: 1, field: "" };
    case "HEADER":
      return element.closest("main") ? null : { kind: "layout", id: 1, field: "" };
    default:
      return null;
  }
}

function linkOf({ href, ownerDocument }: HTMLAnchorElement, origin: string): EditMark | null {
  const target = URL.canParse(href, ownerDocument.baseURI) ? new URL(href, ownerDocument.baseURI) : null;
  if (target?.origin !== origin) return null;
  const [, kind, id] = ELEMENT_ID.exec(target.hash.slice(1)) ?? [];
  if (kind) return { kind: kind as ContentKind, id: Number(id), field: "" };
  const thing = thingOfPath(target.pathname);
  return thing && thing.id > 0 && !PAGES.some(([, page]) => page === thing.kind) ? thing : null;
}

/** 0: whichever of the kind. */
export const isOfThing = (mark: EditMark, { kind, id }: Pick<EditMark, "kind" | "id">): boolean =>
  mark.kind === kind && (mark.id === id || mark.id === 0);
