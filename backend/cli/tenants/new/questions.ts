import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { z } from "zod";
import { deployStatusSchema } from "@/contract/tenant/deploy-status";
import { hostnameSchema, partnerIdSchema, tenantSchema } from "@/contract/tenant/tenant";
import { normaliseBusinessNumber } from "../../../publishing/business-number";
import { inBothSpellings } from "../../../tenancy/host-names";
import type { Answers } from "./answers";
import type { CellValue } from "./cell-values";
import { problemText } from "./problem";
import { readTreatments } from "./read-treatments";
import { TEMPLATE_IDS } from "./template";

export interface QuestionContext {
  folder: string;
  /** Hosts of existing tenants and their partner. */
  hosts: Map<string, string>;
  known: Partial<Answers>;
}

export interface Question<Key extends keyof Answers = keyof Answers> {
  key: Key;
  flag: string;
  /** For the help text. */
  description: string;
  /** The prompt; without one the question is only a flag. */
  message?: string;
  placeholder?: string;
  /** The default; undefined: required. */
  initial?: (place: QuestionContext) => Answers[Key];
  read: (text: string, place: QuestionContext) => CellValue<Answers[Key]> | Promise<CellValue<Answers[Key]>>;
}

const question = <Key extends keyof Answers>(asked: Question<Key>) => asked as unknown as Question;
const information = tenantSchema.shape.partnerInformation.shape;
const TEL = /^(0\d{1,2}-\d{3,4}|1\d{3}|050\d-\d{3,4})-\d{4}$/;

/** Validates with a schema, and its messages. */
const by =
  <Value>(schema: z.ZodType<Value, unknown>, change = (text: string): unknown => text) =>
  (text: string): CellValue<Value> => {
    const parsed = schema.safeParse(change(text));
    return parsed.success
      ? { value: parsed.data }
      : { message: parsed.error.issues[0]?.message ?? "is not valid" };
  };
const upTo = (characters: number) =>
  z.string().min(1, "must not be empty").max(characters, `${characters} characters at most`);
const filled = upTo(200);
/** Part of page titles. */
const title = upTo(40);

/** In the order of the prompts. */
export const QUESTIONS: readonly Question[] = [
  question({
    key: "id",
    flag: "--id <id>",
    description: "its folder and preview address; or the argument",
    message: "A short id for the clinic (its folder and its preview address)",
    placeholder: "moonlight",
    read: (text, { folder }) => {
      const id = by(partnerIdSchema)(text);
      return "value" in id && existsSync(join(folder, text))
        ? { message: `${join(folder, text)} is there already` }
        : id;
    },
  }),
  question({
    key: "template",
    flag: "--template <template>",
    description: TEMPLATE_IDS.join(", "),
    message: "What kind of clinic is it?",
    read: by(z.enum(TEMPLATE_IDS, `one of ${TEMPLATE_IDS.join(", ")}`)),
  }),
  question({
    key: "name",
    flag: "--name <name>",
    description: "as shown to visitors",
    message: "Its name, as shown to visitors",
    placeholder: "달빛피부과",
    read: by(title),
  }),
  question({
    key: "registeredName",
    flag: "--registered-name <name>",
    description: "its registered name (상호); by default the name",
    message: "Its registered name (상호)",
    initial: ({ known }) => known.name ?? "",
    read: by(filled),
  }),
  question({
    key: "domain",
    flag: "--domain <host>",
    description: "its primary domain, also in Korean; by default <id>.localhost",
    message: "Its primary domain; Korean letters are fine",
    initial: ({ known }) => `${known.id}.localhost`,
    read: readHost,
  }),
  question({
    key: "tel",
    flag: "--tel <number>",
    description: "the number that every call button dials",
    message: "Telephone (대표 전화)",
    placeholder: "02-000-0000",
    read: by(z.string().regex(TEL, "a number with hyphens, as 02-000-0000")),
  }),
  question({
    key: "address",
    flag: "--address <address>",
    description: "road address with floor",
    message: "Address (도로명 주소)",
    placeholder: "서울 강남구 테헤란로 1, 3층",
    read: by(filled),
  }),
  question({
    key: "representative",
    flag: "--representative <name>",
    description: "the representative (대표자), also its first doctor",
    message: "Representative (대표자), also its first doctor",
    read: by(filled),
  }),
  question({
    key: "businessNumber",
    flag: "--business-number <number>",
    description: "사업자등록번호, with a valid check digit",
    message: "Business registration number (사업자등록번호)",
    placeholder: "123-45-67891",
    read: (text) => {
      const value = normaliseBusinessNumber(text);
      return value ? { value } : { message: "ten digits with a valid check digit, as 123-45-67891" };
    },
  }),
  question({
    key: "colour",
    flag: "--colour <colour>",
    description: "its colour, #RRGGBB; by default the template's",
    message: "Its colour as #RRGGBB; empty: the template's",
    placeholder: "#4F7F73",
    initial: () => null,
    read: by(z.string().regex(/^#[0-9A-Fa-f]{6}$/, "a colour is written #RRGGBB")),
  }),
  question({
    key: "csv",
    flag: "--csv <file>",
    description: "its treatments with prices; by default the template's samples",
    message: "A table of its treatments (CSV or .xlsx); empty: the template's samples",
    placeholder: "treatments.csv",
    initial: () => null,
    read: readTable,
  }),
  question({
    key: "pictures",
    flag: "--pictures <folder>",
    description: "its pictures, named by treatment, logo, hero, space, doctor, map",
    message: "A folder of its pictures; empty: illustrations",
    placeholder: "photos",
    initial: () => null,
    read: (text) =>
      statSync(unquote(text), { throwIfNoEntry: false })?.isDirectory()
        ? { value: unquote(text) }
        : { message: `${text}: there is no such folder` },
  }),
  question({
    key: "code",
    flag: "--code <letters>",
    description: "two to four capitals before reservation numbers; by default from the id",
    initial: ({ known }) =>
      (known.id ?? "")
        .replaceAll(/[^a-z]/g, "")
        .slice(0, 3)
        .toUpperCase()
        .padEnd(2, "X"),
    read: by(information.partnerCode.regex(/^[A-Z]{2,4}$/, "two to four capitals")),
  }),
  question({
    key: "status",
    flag: "--status <status>",
    description:
      "deployed or preparing; by default deployed with --csv, else preparing, since sample prices are made up",
    initial: ({ known }) => (known.csv ? "deployed" : "preparing"),
    read: by(deployStatusSchema),
  }),
  question({
    key: "eventTitle",
    flag: "--event-title <title>",
    description: "the title of the event with the prices of the event column",
    initial: () => "이달의 이벤트",
    read: by(title),
  }),
  question({
    key: "eventDays",
    flag: "--event-days <days>",
    description: "its duration in days from publishing (30)",
    initial: () => 30,
    read: by(z.coerce.number("a number of days").int().min(1).max(365)),
  }),
];

/** An ASCII host that no other tenant has. */
export function readHost(text: string, { hosts, known }: QuestionContext): CellValue<string> {
  // domainToASCII would silently drop the rest of a URL.
  const isPlain = !/[\s/\\?#@:]/.test(text.trim());
  const ascii = isPlain ? domainToASCII(text.trim().toLowerCase().replace(/\.$/, "")) : "";
  const host = by(hostnameSchema)(ascii);
  if ("message" in host) return { message: `"${text}": write a host name, as clinic.co.kr or 달빛.한국` };
  const owner = hosts.get(ascii);
  return owner && owner !== known.id ? { message: `${inBothSpellings(ascii)} belongs to ${owner}` } : host;
}

async function readTable(text: string): Promise<CellValue<string>> {
  const file = unquote(text);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    return { message: `${file}: there is no such file` };
  const { problems, warnings } = await readTreatments(await readFile(file), file);
  if (problems.length === 0) return { value: file };
  return { message: [...problems.map(problemText), ...warnings].join("\n") };
}

/** Terminals quote dropped files. */
const unquote = (text: string) => text.trim().replaceAll(/^['"]|['"]$/g, "");
