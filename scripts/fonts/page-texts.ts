import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { headingLabels } from "../../src/labels/heading-labels";

const UNSEEN_TEXT = /"alt":\s*"(?:[^"\\]|\\.)*"/g;

/** The text of every label, comments included: they are in English. */
export async function readLabels(folder = "src/labels"): Promise<string> {
  const files = await filesOf(folder, /^(?!.*\.test\.).*\.ts$/);
  return files.join("\n");
}

/** What every clinic's own serif file holds besides the clinic's own headings. */
export const headingCharacters = (): string =>
  [...new Set(headingLabels().join("").match(/\S/g))].toSorted().join("");

/** Of each demo clinic, the texts of its pages: one for each thing of its content, with what stands on every page. */
export async function readClinicPages(folder = "tenants"): Promise<string[][]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const clinics = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
  return Promise.all(
    clinics.sort().map(async (clinic) => {
      const frame = await readFile(path.join(clinic, "tenant.json"), "utf8");
      const files = await filesOf(path.join(clinic, "content"), /\.json$/);
      return pagesOf(
        frame,
        files.map((file) => JSON.parse(file)),
      );
    }),
  );
}

/** Exported for its test. */
export function pagesOf(frame: string, contentFiles: Record<string, unknown>[]): string[] {
  const rows = contentFiles.flatMap((file) => Object.values(file).filter(Array.isArray).flat());
  return rows.map((row) => `${frame}${JSON.stringify(row)}`.replaceAll(UNSEEN_TEXT, ""));
}

async function filesOf(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  const paths = files.map((file) => path.join(file.parentPath, file.name)).sort();
  return Promise.all(paths.map((file) => readFile(file, "utf8")));
}
