import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { widgetLabels } from "./widget";
import { widgetEnglish } from "./widget-en";
import { widgetJapanese } from "./widget-ja";
import { widgetChinese } from "./widget-zh";

const OTHERS = { en: widgetEnglish, ja: widgetJapanese, zh: widgetChinese };
const EACH_OTHER = Object.entries(OTHERS);
const EACH = [["ko", widgetLabels] as const, ...EACH_OTHER];

/** What one language says before a number and another after it. */
const MAY_BE_EMPTY = ["date.afterNumber", "done.beforePhone"];

/** By path: `home.noTimes`, `purpose.choices.0`. */
function leavesOf(value: unknown, path = ""): [path: string, leaf: string | Saying][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, value as Saying]];
  return Object.entries(value as object).flatMap(([key, each]) =>
    leavesOf(each, path === "" ? key : `${path}.${key}`),
  );
}
type Saying = (...args: unknown[]) => string;

const isOfWords = ([path]: [string, unknown]) => !path.startsWith("errors.codes.");
const wordsOf = (catalogue: unknown) => leavesOf(catalogue).filter(isOfWords);

/** A day, a number and a text at once: whichever a saying asks for. */
function sampleArgs(path: string, count: number): unknown[] {
  const day = { year: 2026, month: 11, day: 20, weekday: 5, toString: () => "김하윤" };
  if (path === "date.yearMonth") return [2026, 11];
  if (
    /date\.(duration|dayOfMonth)|[cC]ount|[dD]ays|tooMany|TooMany|chosen|book$|sum$|Partly|shown/.test(path)
  )
    return [count, count];
  return [day, "10:00", "R-1"];
}

function saidAll(catalogue: unknown): [string, string][] {
  return wordsOf(catalogue).flatMap(([path, leaf]): [string, string][] =>
    typeof leaf === "string"
      ? [[path, leaf]]
      : [1, 2, 3, 11, 85].map((count) => [path, String(leaf(...sampleArgs(path, count)))]),
  );
}

describe.each(EACH)("the words in %s", (_, catalogue) => {
  it("are none of them empty, undefined or a number that is none", () => {
    const bad = saidAll(catalogue).filter(([path, text]) => {
      if (MAY_BE_EMPTY.includes(path)) return false;
      return text.trim() === "" || /undefined|NaN|null|\[object/.test(text);
    });
    expect(bad).toEqual([]);
  });

  it("name seven weekdays", () => expect(catalogue.date.weekdays).toHaveLength(7));

  it("read a calendar's day in one piece", () => {
    const day = { month: 11, day: 20, weekday: 5 };
    const { beforeNumber, afterNumber, long } = catalogue.date;
    expect(`${beforeNumber(day)}20${afterNumber(day)}`).toBe(long(day));
  });
});

describe.each(EACH_OTHER)("the words in %s beside the Korean ones", (_, catalogue) => {
  it("have the same keys, lists of the same length included", () => {
    expect(
      wordsOf(catalogue)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(
      wordsOf(widgetLabels)
        .map(([path]) => path)
        .toSorted(),
    );
  });

  it("are sayings where those are, and ask for no more", () => {
    const korean = new Map(wordsOf(widgetLabels));
    const unlike = wordsOf(catalogue).filter(([path, leaf]) => {
      const of = korean.get(path);
      return typeof of !== typeof leaf || (typeof leaf === "function" && leaf.length > (of?.length ?? 0));
    });
    expect(unlike.map(([path]) => path)).toEqual([]);
  });

  it("hold no Korean", () => {
    const texts = [...saidAll(catalogue), ...Object.entries(catalogue.errors.codes)];
    expect(texts.filter(([, text]) => /[가-힣]/.test(text.replaceAll("김하윤", "")))).toEqual([]);
  });

  it("tell a taken time by its code", () => {
    expect(catalogue.errors.codes["reservation.time-taken"]).toBeTruthy();
  });
});

/** Codes that are the server's own business, or a status tells as well. */
const UNSAID =
  /^(post|attachment)\.|^body$|^body\.(attachmentIds|boardTypeId|category|file)$|^query\.|^header\.|^\$\{part\}$/;
const SAID_BY_STATUS = [
  "address-too-long",
  "body-too-large",
  "broken-off",
  "command-token",
  "embedding-not-allowed",
  "internal-error",
  "not-embedded",
  "not-found",
  "session-expired",
  "storage-full",
  "too-many-requests",
  "unavailable",
  "unknown-storefront-origin",
  "widget-not-built",
];
/** Named by the server otherwise than in one literal. */
const NAMED_ELSEWHERE = ["body.agreements", "body.email", "body.phone"];

describe("the codes of the server", () => {
  const codes = serverCodes();

  it.each(EACH_OTHER)("are each said in %s", (_, { errors }) => {
    const said = [...Object.keys(errors.codes), ...SAID_BY_STATUS];
    expect(codes.filter((code) => !UNSAID.test(code) && !said.includes(code))).toEqual([]);
  });

  it.each(EACH_OTHER)("are all that %s says", (_, { errors }) => {
    const known = [...codes, ...NAMED_ELSEWHERE];
    expect(Object.keys(errors.codes).filter((code) => !known.includes(code))).toEqual([]);
  });
});

/** What answers the studio, the commands, webhooks and the page of offered times alone: the widget never hears it. */
const FOR_STAFF =
  /^(desk|staff|messages)\/|^booking\/(blocks|make-offer|accept-offer)\.ts$|^http\/.*studio|^http\/routes\/((message-|message-account-)?commands|command-app|message-reports|webhooks)\.ts$|^(content|platform)\/|^http\/routes\/(previews|studio)|^http\/request\/asked-drafts/;

function serverCodes(): string[] {
  const backend = new URL("../../backend/", import.meta.url);
  const files = readdirSync(backend, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(file) && !FOR_STAFF.test(file),
  );
  const sources = files.map((file) => readFileSync(new URL(file, backend), "utf8"));
  const literals = sources.flatMap((source) => [
    ...source.matchAll(/new ApiError\(\s*\d{3},\s*(?:\[\s*)?["`]([^"`]+)["`]/g),
  ]);
  const ofFamilies = sources.flatMap((source) => [
    ...source.matchAll(/(?<!action: )"((?:reservation|sms-code)\.[a-z-]+)"/g),
  ]);
  const named = [...literals, ...ofFamilies].map(([, code = ""]) => code.split(":", 1)[0] ?? "");
  const refusals = readFileSync(new URL("booking/refusals.ts", backend), "utf8");
  const reasons = [...refusals.matchAll(/^ {2}(\w+): \(/gm)].map(([, reason]) => `reservation.${reason}`);
  return [...new Set([...named.filter((code) => code !== `reservation.\${reason}`), ...reasons])];
}
