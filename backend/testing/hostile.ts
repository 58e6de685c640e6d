import type { JsonSchema } from "../http/openapi/json-schema";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Texts that have broken programs before; stored or refused, they must not break this one. */
export const HOSTILE_TEXTS: Record<string, string> = {
  nothing: "",
  blanks: " \t\n\u00a0\u3000",
  "a NUL": "a\0b",
  "half a surrogate pair": "\ud83d",
  emoji: "👩‍👩‍👧‍👦🫠🇰🇷",
  "letters from right to left": "\u202eابجد\u202c",
  "decomposed Hangul": "가나다".normalize("NFD"),
  SQL: "'; drop table customers; --",
  "more SQL": '1" or 1=1) union select null,null /*',
  wildcards: "%_\\%\\",
  HTML: `<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`,
  "a template": "{{7*7}}<%= 7*7 %>#{7*7}",
  "a path": "../../../../etc/passwd",
  "a header": "x\r\nset-cookie: a=b",
  "a number in words": "NaN",
  "no end": "Infinity",
  "a huge number": "99999999999999999999999999",
  hexadecimal: "0x10",
  "a million digits less": "9".repeat(5000),
  "a long word": "가".repeat(15_000),
};

/** Values of every other kind, as JSON. */
export const HOSTILE_JSON: Record<string, string> = {
  null: "null",
  true: "true",
  "minus one": "-1",
  "minus zero": "-0",
  "a fraction": "1.5",
  "beyond every integer": "9007199254740993",
  "beyond bigint": "-9223372036854775809",
  "beyond every double": "1e999",
  "next to nothing": "5e-324",
  "an empty list": "[]",
  "a list of nothing": "[null]",
  "a list of lists": "[[1]]",
  "a long list": JSON.stringify(Array(5000).fill(1)),
  "a list of fractions": "[1.5, -1, 1e999]",
  "an empty object": "{}",
  "an object that says what it is": '{"toString":1,"valueOf":2,"constructor":3,"length":4}',
  "a prototype": '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  "a deep list": deep(200),
};

/** Whole bodies that are none. */
export const HOSTILE_BODIES: Record<string, string> = {
  nothing: "",
  "half a body": '{"a":',
  "a list for an object": "[]",
  null: "null",
  "brackets without end": deep(30_000),
  "braces without end": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "a megabyte": JSON.stringify({ memo: "가".repeat(350_000) }),
  "a byte order mark": "\ufeff{}",
  "a form": "phone=01012345678&name=x",
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  "only a prototype": '{"__proto__":{"phone":"01012345678"}}',
};

type Place = (string | number)[];

/** Where a body of this schema has values: every field of every object, and the first of every list. */
export function placesIn(schema: JsonSchema): Place[] {
  const ways = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return ways.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => below(name, field)),
    ...(items ? below(0, items) : []),
  ]);
}

const below = (name: string | number, schema: JsonSchema): Place[] => [
  [name],
  ...placesIn(schema).map((place) => [name, ...place]),
];

/** The body with another value, given as JSON, at a place; as JSON, so that any number can be said. */
export function withJsonAt(body: unknown, place: Place, json: string): string {
  const HOLE = "a value that no body contains";
  const copy = structuredClone(body ?? {}) as Record<string | number, unknown>;
  let at = copy;
  for (const [index, name] of place.slice(0, -1).entries()) {
    if (typeof at[name] !== "object" || at[name] === null)
      at[name] = typeof place[index + 1] === "number" ? [] : {};
    at = at[name] as Record<string | number, unknown>;
  }
  at[place.at(-1) ?? ""] = HOLE;
  return JSON.stringify(copy).replace(JSON.stringify(HOLE), () => json);
}
