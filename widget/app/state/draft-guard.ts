import type { ChosenOption, Draft } from "./draft";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isTextOrNull: Check = (value) => value === null || isText(value);
const isInteger: Check = (value) => Number.isInteger(value);
export const isIntegers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(isInteger);

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True where all of these fields are there as text. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<string, unknown> & Record<Name, string> {
  return isFields(value) && names.every((name) => isText(value[name]));
}

const isChosenOption = (value: unknown): value is ChosenOption =>
  isFields(value) &&
  isText(value.productName) &&
  (value.secretEventId === null || isInteger(value.secretEventId)) &&
  (value.event === null || hasTexts(value.event, "startAt", "endAt")) &&
  isFields(value.option) &&
  isInteger(value.option.id) &&
  isText(value.option.name) &&
  isFields(value.option.price);

const DRAFT_CHECKS: Record<keyof Draft, Check> = {
  kind: (value) => value === "visit" || value === "treatment",
  options: (value) => Array.isArray(value) && value.every(isChosenOption),
  doctor: (value) =>
    value === null || (isFields(value) && isInteger(value.id) && hasTexts(value, "name", "position")),
  date: isTextOrNull,
  reservedAt: isTextOrNull,
  purpose: isTextOrNull,
  name: isText,
  phone: isText,
  // Drafts that were kept before there was one.
  email: (value) => value === undefined || isText(value),
  memo: isText,
  // Drafts that were kept with the ids alone.
  agreedTerms: (value) => value === undefined || (Array.isArray(value) && value.every(isText)),
};

/** True for a draft as this version of the widget keeps it. */
export const isDraft = (value: unknown): value is Draft =>
  isFields(value) && Object.entries(DRAFT_CHECKS).every(([name, check]) => check(value[name]));
