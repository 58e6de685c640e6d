import { join } from "node:path";
import { inBothSpellings } from "../../../tenancy/host-names";
import type { Answers } from "./answers";
import type { Plan } from "./plan";

/** Printed as it is with `--json`. */
interface NewReport {
  id: string;
  folder: string;
  isDryRun: boolean;
  status: Answers["status"];
  domain: string;
  aliases: string[];
  treatments: number;
  options: number;
  categories: number;
  files: { path: string; bytes?: number; from?: string | null }[];
  warnings: string[];
  next: string[];
}

export function newReport(
  tenantsFolder: string,
  answers: Answers,
  { files, pictures, treatments, warnings }: Plan,
  { isDryRun }: { isDryRun: boolean },
): NewReport {
  const folder = join(tenantsFolder, answers.id);
  const samples = answers.csv
    ? []
    : [
        `${treatments.length} sample treatments with sample prices: give --csv, or change content/products.json`,
      ];
  const waiting =
    answers.status === "preparing" ? ['set deployStatus to "deployed" in tenant.json when it is ready'] : [];
  return {
    id: answers.id,
    folder,
    isDryRun,
    status: answers.status,
    domain: answers.domain,
    aliases: answers.aliases,
    treatments: treatments.length,
    options: treatments.flatMap(({ options }) => options).length,
    categories: new Set(treatments.map(({ category }) => category)).size,
    files: [
      ...Object.entries(files).map(([path, text]) => ({
        path: join(folder, path),
        bytes: Buffer.byteLength(text),
      })),
      ...pictures.map(({ file, from }) => ({ path: join(folder, "content", "images", file), from })),
    ],
    warnings: [...samples, ...warnings],
    next: [...waiting, `npm run tenants -- check ${answers.id}`, `npm run tenants -- publish ${answers.id}`],
  };
}

export function reportText(report: NewReport): string {
  const { isDryRun, folder, domain, aliases, files, warnings, next } = report;
  const drawn = files.filter(({ from }) => from === null).length;
  const photos = files.filter(({ from }) => from).length;
  const lines = [
    `${isDryRun ? "Would write" : "Wrote"} ${folder}`,
    `  domain      ${[domain, ...aliases].map(inBothSpellings).join(", ")}, ${report.status}`,
    `  treatments  ${report.treatments} with ${report.options} prices in ${report.categories} categories`,
    `  pictures    ${photos} photos, ${drawn} illustrations`,
    ...(isDryRun ? files.map(fileLine) : []),
    ...warnings.map((warning) => `warning: ${warning}`),
    ...(isDryRun ? [] : ["Next:", ...next.map((step) => `  ${step}`)]),
  ];
  return lines.join("\n");
}

const fileLine = ({ path, bytes, from }: NewReport["files"][number]) =>
  `  + ${path}${bytes ? `  (${bytes} bytes)` : from ? `  from ${from}` : "  illustration"}`;
