import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Media, MediaUse } from "@/contract/studio/media";
import { CENTRE, type MediaShape } from "@/contract/studio/media-shapes";
import { readSize } from "../../attachments/image";
import { type MediaFileRow, type MediaRow, media, mediaFiles } from "../../db/schema/media";
import { groupBy } from "../../lib/group-by";
import { isMissing } from "../../lib/read-json";
import { contentFolder } from "../../tenancy/tenant-files";
import type { Site } from "../site";
import { type FileUses, isMembersUse, readUses } from "./uses";

const MOST_LISTED = 2000;
const PICTURE = /^[A-Za-z0-9_-][A-Za-z0-9._-]*\.(webp|jpe?g|png|avif|svg)$/i;

export const mediaUrl = (partnerId: string, file: string): string => `/media/${partnerId}/${file}`;

/** Uploaded pictures, the newest first, then files of the clinic's folder that content names. */
export async function listMedia(site: Site, tenantsDir: string): Promise<Media[]> {
  const [rows, files, uses] = await Promise.all([
    site.scope.rows(media, { limit: MOST_LISTED }),
    site.scope.rows(mediaFiles),
    readUses(site),
  ]);
  const filesOf = groupBy(files, ({ mediaId }) => mediaId);
  const uploaded = rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id)
    .map((row) => describeMedia(row, filesOf.get(row.id) ?? [], uses));
  return [...uploaded, ...(await listFolder(site.partnerId, tenantsDir, uses))];
}

export function describeMedia(row: MediaRow, files: MediaFileRow[], uses: Map<string, FileUses>): Media {
  const { id, partnerId, name, alt, isDecoration, focus, crops, staffName: by, at } = row;
  const whole = files.find(({ shape }) => shape === null);
  if (!whole) throw new Error(`The picture ${id} has no file`);
  const { file, width, height, bytes } = whole;
  const cuts = files.flatMap(({ shape, isCurrent, file: cut }): [MediaShape, string][] =>
    shape && isCurrent ? [[shape, mediaUrl(partnerId, cut)]] : [],
  );
  const all = thingsOf(files.flatMap((each) => uses.get(each.file)?.uses ?? []));
  const earlier = files.filter(({ shape, isCurrent }) => shape !== null && !isCurrent);
  return {
    ...{ id, file, name, width, height, bytes, alt, isDecoration, focus, crops, by },
    url: mediaUrl(partnerId, file),
    cuts: Object.fromEntries(cuts),
    uses: all,
    outdated: thingsOf(earlier.flatMap((each) => uses.get(each.file)?.uses ?? [])).length,
    isMembers: all.some(isMembersUse),
    at: at.toISOString(),
  };
}

/** Each thing once. */
const thingsOf = (uses: MediaUse[]): MediaUse[] => [
  ...new Map(uses.map((use) => [`${use.kind} ${use.id}`, use])).values(),
];

async function listFolder(
  partnerId: string,
  tenantsDir: string,
  uses: Map<string, FileUses>,
): Promise<Media[]> {
  const folder = join(contentFolder(tenantsDir, partnerId), "images");
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const named = names.filter((name) => PICTURE.test(name) && uses.has(name)).sort();
  const described = await Promise.all(
    named.slice(0, MOST_LISTED).map(async (file): Promise<Media[]> => {
      const path = join(folder, file);
      const [size, { size: bytes }] = await Promise.all([readSize(path), stat(path)]);
      const { uses: own, alt } = uses.get(file) ?? { uses: [], alt: "" };
      if (!size) return [];
      return [
        {
          ...{ id: null, file, name: file, url: mediaUrl(partnerId, file), ...size, bytes, alt, uses: own },
          ...{ isDecoration: false, focus: CENTRE, crops: {}, cuts: {}, outdated: 0, by: null, at: null },
          isMembers: own.some(isMembersUse),
        },
      ];
    }),
  );
  return described.flat();
}
