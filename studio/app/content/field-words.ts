import { labelOf } from "@/contract/content/changes";
import type { ContentKind } from "@/contract/content/kinds";
import type { AnyBody, FieldOf, FieldSpec } from "./forms/spec";
import { fieldsOf, isShown, SCREENS } from "./kinds";
import { contentLabels, wonText } from "./labels";

const words = contentLabels.fields;

/** The name of a thing, or of an option of a treatment. */
export type NameOf = (kind: ContentKind | "option", id: number) => string | null;

export interface Described {
  label: string;
  text: (value: string | null) => string;
}

export const kindLabel = (kind: ContentKind): string => {
  if (isShown(kind)) return SCREENS[kind].label;
  return kind === "order" ? contentLabels.columns.order : contentLabels.theme;
};

/** How people call a thing: its name, or what it is where there is one alone. */
export function thingLabel(kind: ContentKind, label: string): string {
  if (kind !== "order") return label || kindLabel(kind);
  const of = label as ContentKind;
  return `${isShown(of) ? SCREENS[of].label : label} ${contentLabels.columns.order}`;
}

/** Whether a change of this field says something to people. */
export const isTold = (field: string): boolean => !/(^|\.)(id|optionId|type|of)$/.test(field);

/** A field of a change, in the words of its form: `옵션 1회 · 정가`. */
export function describeField(
  kind: ContentKind,
  field: string,
  bodies: (AnyBody | null)[],
  nameOf: NameOf,
): Described {
  if (kind === "order") return describeOrder(bodies, nameOf);
  const keys = field.split(".");
  const { labels, spec } = walk(fieldsOf(kind), keys, bodies, nameOf);
  const label = labels.join(" · ") || field;
  return { label, text: (value) => (value === null ? words.none : valueText(spec, value, nameOf)) };
}

interface Walked {
  labels: string[];
  spec: FieldSpec | undefined;
}

function walk(fields: FieldSpec[], keys: string[], values: unknown[], nameOf: NameOf): Walked {
  const [key = "", ...rest] = keys;
  const spec = fields.find(({ name }) => name === key);
  if (!spec) return { labels: [], spec: undefined };
  if (rest.length === 0) return { labels: [spec.label], spec };
  const inner = values.map((value) => (value as AnyBody | null | undefined)?.[key]);
  switch (spec.type) {
    case "group":
      return within(spec.label, walk(spec.fields, rest, inner, nameOf));
    case "picture":
      return { labels: [spec.label, ...(rest[0] === "alt" ? [words.alt] : [])], spec };
    case "eventPrices":
      return { labels: [nameOf("option", Number(rest[0])) ?? spec.label], spec };
    case "list":
    case "blocks":
      return walkItem(spec, rest, inner, nameOf);
    default:
      return { labels: [spec.label], spec };
  }
}

/** One of a list, by its name where it has one, and what of it. */
function walkItem(
  spec: FieldOf<"list"> | FieldOf<"blocks">,
  [item = "", ...deeper]: string[],
  lists: unknown[],
  nameOf: NameOf,
): Walked {
  const items = lists.map((list) => findItem(list, item));
  const known = items.find((each) => each !== undefined);
  const block = spec.type === "blocks" ? spec.blocks[String(known?.type)] : spec;
  const label = block?.label ?? spec.label;
  const name = spec.type === "list" && known && labelOf(known);
  return within(
    name ? `${label} ${name}` : words.nth(label, Number(item) + 1),
    walk(block?.fields ?? [], deeper, items, nameOf),
  );
}

const within = (label: string, inner: Walked): Walked => ({
  ...inner,
  labels: label ? [label, ...inner.labels] : inner.labels,
});

/** Items are named by their id where they have one, else by their place. */
function findItem(list: unknown, key: string): AnyBody | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = list as AnyBody[];
  return items.find(({ id, optionId }) => String(id ?? optionId ?? "") === key) ?? items[Number(key)];
}

function valueText(spec: FieldSpec | undefined, value: string, nameOf: NameOf): string {
  switch (spec?.type) {
    case "number":
      return spec.isPrice ? `${wonText(Number(value))}원` : `${value}${spec.unit ?? ""}`;
    case "eventPrices":
      return `${wonText(Number(value))}원`;
    case "flag":
      return value === "true" ? words.isYes : words.isNo;
    case "choice":
      return spec.choices[value] ?? value;
    case "choices":
      return value
        .split(", ")
        .map((each) => spec.choices[each] ?? each)
        .join(", ");
    case "reference":
    case "references":
      return namesOf(spec.kind, value, nameOf);
    default:
      return value === "" ? words.none : value;
  }
}

const namesOf = (kind: ContentKind, ids: string, nameOf: NameOf): string =>
  ids
    .split(", ")
    .map((id) => nameOf(kind, Number(id)) ?? id)
    .join(", ");

function describeOrder(bodies: (AnyBody | null)[], nameOf: NameOf): Described {
  const of = bodies.find((body) => body?.of)?.of as ContentKind | undefined;
  return {
    label: contentLabels.columns.order,
    text: (value) => (value === null || !of ? words.none : namesOf(of, value.replace(/…$/, ""), nameOf)),
  };
}
