import type { ContentKind } from "@/contract/content/kinds";
import { canonicalJson } from "../../lib/canonical-json";
import type { AnyBody } from "../stores";
import { FILE_KINDS, type KnownThing, type KnownThings } from "./read-wanted";

/** A thing of the files beside what it is in the database; null where it is missing. */
export interface MatchedThing {
  kind: ContentKind;
  wanted: KnownThing | null;
  live: KnownThing | null;
}

/** The first id of things that no file made. */
const FIRST_ADDED_ID = 1_000_001;

/** What tells a thing from others of its kind, the most reliable first. */
const IDENTITIES: ((thing: KnownThing) => string | null)[] = [
  ({ key }) => key,
  ({ body }) => textOf(body.slug),
  ({ body }) => textOf(body.title ?? body.question ?? body.authorName),
  ({ id, body }) => (id < FIRST_ADDED_ID ? `${id} ${Object.keys(body).length}` : null),
];

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

/** Pairs the things of a kind by key, name or, for those that came from files once, by their place in them. */
function matchThings(kind: ContentKind, wanted: KnownThing[], live: KnownThing[]): MatchedThing[] {
  const alone = { wanted: [...wanted], live: [...live] };
  const pairs: MatchedThing[] = [];
  for (const identityOf of IDENTITIES) {
    for (const thing of [...alone.wanted]) {
      const identity = identityOf(thing);
      const index = alone.live.findIndex((other) => identity !== null && identityOf(other) === identity);
      if (index < 0) continue;
      pairs.push({ kind, wanted: thing, live: alone.live[index] ?? null });
      alone.live.splice(index, 1);
      alone.wanted.splice(alone.wanted.indexOf(thing), 1);
    }
  }
  return [
    ...pairs,
    ...alone.wanted.map((thing) => ({ kind, wanted: thing, live: null })),
    ...alone.live.map((thing) => ({ kind, wanted: null, live: thing })),
  ];
}

/** By kind and id of the files: the id in the database. */
export class IdMap {
  private readonly ids = new Map<string, number>();

  set(kind: ContentKind | "option", fileId: number, id: number): void {
    this.ids.set(`${kind} ${fileId}`, id);
  }

  of(kind: ContentKind | "option", fileId: number): number {
    return this.ids.get(`${kind} ${fileId}`) ?? fileId;
  }
}

/** Fields that name other things, wherever they stand in a body. */
const REFERENCES: Record<string, ContentKind | "option"> = {
  categoryIds: "category",
  parentId: "category",
  relatedIds: "product",
  productIds: "product",
  productId: "product",
  products: "product",
  product: "product",
  afterNoticeIds: "afterNotice",
  groupId: "faqGroup",
  boardTypeId: "boardType",
  employeeId: "doctor",
  optionId: "option",
};

/** A body of the files with the database's ids in place of the files' own. */
export function inDatabaseIds(body: AnyBody, ids: IdMap): AnyBody {
  const translate = (value: unknown, field: string): unknown => {
    if (typeof value === "number") {
      const kind = REFERENCES[field];
      return kind ? ids.of(kind, value) : value;
    }
    if (Array.isArray(value))
      return inReadOrder(
        value.map((item) => translate(item, field)),
        field,
      );
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner, key)]));
  };
  return translate(body, "") as AnyBody;
}

/** These are read from the database by id, whatever their order was. */
const inReadOrder = (items: unknown[], field: string): unknown[] =>
  field === "categoryIds" || field === "afterNoticeIds"
    ? items.toSorted((one, other) => Number(one) - Number(other))
    : items;

interface Option {
  id: number | null;
  name: string;
}

/** Options keep the ids that the database knows them by: by name, then by place. */
export function matchOptions(wanted: KnownThing, live: KnownThing | null, ids: IdMap): AnyBody {
  const known = [...((live?.body.options ?? []) as Option[])];
  const take = (find: (option: Option) => boolean) => {
    const index = known.findIndex(find);
    return index < 0 ? undefined : known.splice(index, 1)[0];
  };
  const options = (wanted.body.options as Option[]).map((option) => {
    const match = take(({ name }) => name === option.name) ?? take(({ id }) => id === option.id);
    const id = match?.id ?? null;
    if (option.id !== null && id !== null) ids.set("option", option.id, id);
    return { ...option, id };
  });
  return { ...wanted.body, options };
}

export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

/** Every pair, kind by kind: what others name comes first. */
export const matchAll = (wanted: KnownThings, live: KnownThings): MatchedThing[] =>
  FILE_KINDS.flatMap((kind) => matchThings(kind, wanted.get(kind) ?? [], live.get(kind) ?? []));
