import type { ContentKind } from "@/contract/content/kinds";
import type { MediaShape } from "@/contract/studio/media-shapes";

/** One field of a form; `name` is its key in the body. */
export interface FieldBase {
  name: string;
  label: string;
  hint?: string;
  /** Empty is null. */
  isNullable?: boolean;
  /** Of a picture: how its place shows it, which the choice of one begins with. */
  shape?: MediaShape;
}

export type FieldSpec = FieldBase &
  (
    | { type: "text" | "long"; most: number }
    | { type: "html" | "flag" | "day" | "clock" | "picture" | "imageUrl" | "video" }
    | { type: "number"; unit?: string; least: number; most: number; isPrice?: boolean }
    | { type: "choice"; choices: Record<string, string> }
    | { type: "choices"; choices: Record<string, string> }
    | { type: "words"; most: number }
    | { type: "reference" | "references"; kind: ContentKind }
    | { type: "eventPrices" }
    | { type: "group"; fields: FieldSpec[] }
    | {
        type: "list";
        fields: FieldSpec[];
        add: string;
        /** What a new item has besides its fields. */
        fixed?: AnyBody;
        /** Items that are live stay as they are. */
        isFrozen?: boolean;
      }
    | { type: "blocks"; blocks: Record<string, BlockSpec> }
  );
/** The fields of a type; some types share one shape. */
export type FieldOf<Type extends FieldSpec["type"], Spec = FieldSpec> = Spec extends { type: infer Own }
  ? Type extends Own
    ? Spec
    : never
  : never;

export interface BlockSpec {
  label: string;
  fields: FieldSpec[];
}

/** A part of a form under its heading. */
export interface FormPart {
  title: string;
  fields: FieldSpec[];
}

export type AnyBody = Record<string, unknown>;

type Extras = Omit<FieldBase, "name" | "label">;
const simple =
  <Type extends "html" | "flag" | "day" | "clock" | "picture" | "imageUrl" | "video">(type: Type) =>
  (name: string, label: string, extras: Extras = {}): FieldSpec => ({ type, name, label, ...extras });

export const html = simple("html");
export const flag = simple("flag");
export const day = simple("day");
export const clock = simple("clock");
export const picture = simple("picture");
export const imageUrl = simple("imageUrl");
export const video = simple("video");

export const text = (name: string, label: string, most: number, extras: Extras = {}): FieldSpec => ({
  ...{ type: "text", name, label, most },
  ...extras,
});
export const long = (name: string, label: string, most: number, extras: Extras = {}): FieldSpec => ({
  ...{ type: "long", name, label, most },
  ...extras,
});
export const words = (name: string, label: string, most: number, extras: Extras = {}): FieldSpec => ({
  ...{ type: "words", name, label, most },
  ...extras,
});
export const number = (
  name: string,
  label: string,
  [least, most]: [least: number, most: number],
  extras: Extras & { unit?: string; isPrice?: boolean } = {},
): FieldSpec => ({ type: "number", name, label, least, most, ...extras });
export const won = (name: string, label: string, extras: Extras = {}): FieldSpec =>
  number(name, label, [0, 1_000_000_000], { unit: "원", isPrice: true, ...extras });
export const choice = (
  name: string,
  label: string,
  choices: Record<string, string>,
  extras: Extras = {},
): FieldSpec => ({ type: "choice", name, label, choices, ...extras });
export const choices = (name: string, label: string, all: Record<string, string>): FieldSpec => ({
  ...{ type: "choices", name, label, choices: all },
});
export const reference = (
  name: string,
  label: string,
  kind: ContentKind,
  extras: Extras = {},
): FieldSpec => ({ type: "reference", name, label, kind, ...extras });
export const references = (
  name: string,
  label: string,
  kind: ContentKind,
  extras: Extras = {},
): FieldSpec => ({ type: "references", name, label, kind, ...extras });
export const group = (name: string, label: string, fields: FieldSpec[], extras: Extras = {}): FieldSpec => ({
  ...{ type: "group", name, label, fields },
  ...extras,
});
export const list = (
  name: string,
  label: string,
  add: string,
  fields: FieldSpec[],
  extras: Extras & { isFrozen?: boolean; fixed?: AnyBody } = {},
): FieldSpec => ({ type: "list", name, label, add, fields, ...extras });

/** What a field holds before anybody has filled it in. */
function emptyOf(field: FieldSpec, today: string): unknown {
  if (field.isNullable) return null;
  switch (field.type) {
    case "number":
      return field.least;
    case "flag":
      return false;
    case "day":
      return today;
    case "picture":
      return { url: "", alt: "" };
    case "choice":
      return Object.keys(field.choices)[0] ?? "";
    case "reference":
      return null;
    case "choices":
    case "words":
    case "references":
    case "eventPrices":
    case "list":
    case "blocks":
      return [];
    case "group":
      return emptyBody(field.fields, today);
    default:
      return "";
  }
}

export const emptyBody = (fields: FieldSpec[], today: string): AnyBody =>
  Object.fromEntries(fields.map((field) => [field.name, emptyOf(field, today)]));
