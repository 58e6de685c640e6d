import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = projectAbove(import.meta.dirname);

/** The address of a file of the project, of these sources as of what is built of them. */
export const projectFile = (path: string): string => join(ROOT, path);

function projectAbove(folder: string): string {
  const isTop = dirname(folder) === folder;
  return isTop || existsSync(join(folder, "package.json")) ? folder : projectAbove(dirname(folder));
}
