import type { Media } from "@/contract/studio/media";
import { urlFor } from "../../media/crop-moves";
import type { Product } from "./bulk";

/** Pictures of the library by the names that a spreadsheet may call them. */
export type PictureNames = ReadonlyMap<string, Product["image"]>;

/** As it is compared: `수분광 앰플.JPG` is `수분광앰플`. */
export const pictureName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/\.(jpe?g|png|webp|avif)$/i, "")
    .replace(/\s+/g, "")
    .toLowerCase();

/** Of two of one name the newer one, which the library has first. */
export function pictureNames(library: Media[]): PictureNames {
  const names = new Map<string, Product["image"]>();
  for (const media of library)
    if (!names.has(pictureName(media.name)))
      names.set(pictureName(media.name), { url: urlFor(media, "1:1"), alt: media.alt });
  return names;
}
