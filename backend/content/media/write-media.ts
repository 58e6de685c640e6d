import { and, eq, isNull, type SQL } from "drizzle-orm";
import { CENTRE, LEAST_SIDES_PX } from "@/contract/studio/media-shapes";
import { cleanFileName } from "../../attachments/file-name";
import { type CleanImage, cleanImage, STORED_EXTENSION, STORED_TYPE } from "../../attachments/image";
import { type MediaFileRow, type MediaRow, media, mediaFiles } from "../../db/schema/media";
import { ApiError, notFound } from "../../lib/errors";
import type { FileStorage } from "../../providers/storage";
import type { Site } from "../site";
import { type Cut, cutOut, fileColumns, fittingCrops, recutShapes } from "./cuts";

const MOST_PICTURES = 5000;

/** A clinic's pictures and the store of their files. */
export interface MediaSite {
  site: Site;
  storage: FileStorage;
}

/** Adds a picture; one that is there already is found again. Throws what {@link cleanImage} throws, and a 422. */
export async function addMedia({ site, storage }: MediaSite, given: File): Promise<MediaRow> {
  const image = await cleanImage(new Uint8Array(await given.arrayBuffer()), { isForContent: true });
  requireSize(image);
  const file = fileColumns(site.partnerId, image, null);
  const isSame = and(eq(mediaFiles.file, file.file), isNull(mediaFiles.shape)) as SQL;
  const findSame = async ({ scope }: Site) => {
    const known = await scope.first(mediaFiles, { where: isSame });
    return known && scope.first(media, { where: eq(media.id, known.mediaId) });
  };
  const known = await findSame(site);
  if (known) return known;
  await storage.put(file.storageKey, image.bytes, STORED_TYPE);
  const added = await site
    .transaction(async (inside) => {
      await inside.scope.lock("media");
      const meanwhile = await findSame(inside);
      if (meanwhile) return { row: meanwhile, isNew: false };
      if ((await inside.scope.count(media)) >= MOST_PICTURES)
        throw new ApiError(422, "media.too-many", `사진은 ${MOST_PICTURES}장까지 둘 수 있습니다.`);
      const name = cleanFileName(given.name).replace(new RegExp(`\\.${STORED_EXTENSION}$`), "");
      const author = { staffId: inside.actor.id, staffName: inside.actor.name, at: inside.now };
      const [row] = await inside.scope.insert(media, [
        { name, alt: "", isDecoration: false, focus: CENTRE, crops: {}, ...author },
      ]);
      if (!row) throw new Error("The picture was not inserted");
      await inside.scope.insert(mediaFiles, [{ ...file, mediaId: row.id }]);
      return { row, isNew: true };
    })
    .catch(async (error: unknown) => {
      await storage.remove(file.storageKey);
      throw error;
    });
  if (!added.isNew) await storage.remove(file.storageKey);
  return added.row;
}

function requireSize({ width, height }: CleanImage): void {
  const { longer, shorter } = LEAST_SIDES_PX;
  if (Math.max(width, height) >= longer && Math.min(width, height) >= shorter) return;
  throw new ApiError(
    422,
    "media.too-small",
    `${width}×${height}: 너무 작습니다. 긴 쪽이 ${longer}, 짧은 쪽이 ${shorter}픽셀은 되어야 합니다.`,
  );
}

export async function requireMedia({ scope }: Site, id: number): Promise<MediaRow> {
  const row = await scope.first(media, { where: eq(media.id, id) });
  if (!row) throw notFound();
  return row;
}

export const filesOfMedia = ({ scope }: Site, id: number): Promise<MediaFileRow[]> =>
  scope.rows(mediaFiles, { where: eq(mediaFiles.mediaId, id) });

export type MediaChange = Pick<MediaRow, "name" | "alt" | "isDecoration" | "focus" | "crops">;

/** Changes what a picture says and how it is cut. Earlier cuts stay for what names them. */
export async function changeMedia(
  { site, storage }: MediaSite,
  id: number,
  given: MediaChange,
): Promise<MediaRow> {
  const before = await requireMedia(site, id);
  const whole = (await filesOfMedia(site, id)).find(({ shape }) => shape === null);
  if (!whole) throw notFound();
  const change = { ...given, crops: fittingCrops(whole, given.crops) };
  const shapes = recutShapes(whole, before, change);
  const bytes = shapes.length > 0 ? await storage.get(whole.storageKey) : null;
  if (shapes.length > 0 && !bytes)
    throw new ApiError(409, "media.lost", "사진 파일을 찾을 수 없습니다. 다시 올려 주세요.");
  const cuts: (Cut & { file: ReturnType<typeof fileColumns> | null })[] = [];
  for (const shape of shapes) {
    const cut = await cutOut(bytes ?? new Uint8Array(), whole, { aim: change, shape });
    const file = cut.image && fileColumns(site.partnerId, cut.image, { mediaId: id, shape });
    if (cut.image && file) await storage.put(file.storageKey, cut.image.bytes, STORED_TYPE);
    cuts.push({ ...cut, file });
  }
  const { row, unused } = await site.transaction(async (inside) => {
    await inside.scope.lock("media");
    const [changed] = await inside.scope.update(media, change, eq(media.id, id));
    if (!changed) throw notFound();
    const again: string[] = [];
    for (const { shape, file } of cuts) {
      const isOfShape = and(eq(mediaFiles.mediaId, id), eq(mediaFiles.shape, shape)) as SQL;
      await inside.scope.update(mediaFiles, { isCurrent: false }, isOfShape);
      if (!file) continue;
      const isSame = eq(mediaFiles.file, file.file);
      if ((await inside.scope.update(mediaFiles, { isCurrent: true }, isSame)).length > 0)
        again.push(file.storageKey);
      else await inside.scope.insert(mediaFiles, [{ ...file, mediaId: id }]);
    }
    return { row: changed, unused: again };
  });
  for (const key of unused) await storage.remove(key);
  return row;
}
