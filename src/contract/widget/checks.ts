import { type Envelope, WIDGET_CHANNEL, WIDGET_PROTOCOL_VERSION } from "./messages";

type Fields = Record<string, unknown>;
export type Check = (value: unknown) => boolean;
/** A check for every field of every message; a missing one does not compile. */
export type Checks<Map> = { [Type in keyof Map]: { [Field in keyof Map[Type]]-?: Check } };

const LIST_MAX_LENGTH = 50;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isFlag: Check = (value) => typeof value === "boolean";
const isTextUpTo =
  (maxLength: number) =>
  (value: unknown): value is string =>
    typeof value === "string" && value.length <= maxLength;
/** Every text but a stored one. */
export const isText = isTextUpTo(4000);
export const isKeptText = isTextUpTo(100_000);
export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
export const isId: Check = (value) => isCount(value) && value !== 0;
/** A path of this site; `//host` and `/\host` are other sites, also with tabs or line breaks, which URLs drop. */
export const isPath: Check = (value) => isText(value) && /^\/(?![/\\])[^\t\n\r]*$/.test(value);

export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= LIST_MAX_LENGTH && value.every(check);
export const isRecordOf =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check);
/** Every field passes its check; further fields are allowed. */
export const hasFields =
  (checks: Record<string, Check>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

/** An own entry of a table by name. */
export const entryOf = <Entry>(table: Record<string, Entry>, name: unknown): Entry | undefined =>
  isText(name) && Object.hasOwn(table, name) ? table[name] : undefined;

export function isEnvelopeOf<Map>(table: Checks<Map>, value: unknown): value is Envelope<Map> {
  if (!isFields(value) || value.channel !== WIDGET_CHANNEL || value.version !== WIDGET_PROTOCOL_VERSION)
    return false;
  const checks = entryOf<Record<string, Check>>(table, value.type);
  return checks !== undefined && hasFields(checks)(value.data);
}
