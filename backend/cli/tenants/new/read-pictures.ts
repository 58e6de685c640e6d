import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import { plainName } from "./picture-sizes";
import type { Problem } from "./problem";

export interface FoundPicture {
  path: string;
  /** Relative to the folder. */
  name: string;
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
}

export interface ReadPictures {
  pictures: FoundPicture[];
  problems: Problem[];
  warnings: string[];
}

const PICTURE = /\.(jpe?g|png|webp|avif|gif|tiff?|svg|hei[cf])$/i;
/** Files of file managers, and the table. */
const IGNORED = /^(\.|Thumbs\.db$|desktop\.ini$)|\.(csv|txt|xlsx?)$/i;

/** The pictures of a folder and its subfolders. Unreadable ones are problems, other files warnings. */
export async function readPictures(folder: string): Promise<ReadPictures> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  const found: ReadPictures = { pictures: [], problems: [], warnings: [] };
  if (!entries) {
    found.problems.push({ file: folder, message: "there is no such folder" });
    return found;
  }
  const paths = entries
    .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort(byNumber);
  for (const path of paths) await addPicture(path, relative(folder, path), found);
  return found;
}

/**
 * Sorts by folder, then by the number at the end of the name, then by name: 공간2 before 공간 10, 메인1 before hero2, names
 * without a number first.
 */
const collator = new Intl.Collator("ko", { numeric: true });
function byNumber(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return collator.compare(a.folder, b.folder) || a.number - b.number || collator.compare(a.name, b.name);
}

function placeOf(path: string) {
  const name = plainName(basename(path));
  return { folder: dirname(path).normalize("NFC"), name, number: Number(/\d*$/.exec(name)?.[0]) };
}

async function addPicture(path: string, name: string, { pictures, problems, warnings }: ReadPictures) {
  if (!PICTURE.test(name)) {
    warnings.push(`${path}: not a picture (${extname(name) || "no extension"}); not used`);
    return;
  }
  try {
    // Decoded completely, to detect truncated files.
    const { width, height } = (
      await sharp(await readFile(path), { failOn: "error" })
        .autoOrient()
        .toBuffer({ resolveWithObject: true })
    ).info;
    pictures.push({ path, name: name.normalize("NFC"), width, height });
  } catch (error) {
    const isHeic = /\.hei[cf]$/i.test(name);
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    problems.push({
      file: path,
      message: isHeic ? "HEIC cannot be read; save it as JPEG" : `cannot be read as a picture (${reason})`,
    });
  }
}
