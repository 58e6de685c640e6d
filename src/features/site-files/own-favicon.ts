import sharp from "sharp";
import { loadOwnPicture } from "@/blocks/house-mark/own-picture";
import type { Tenant } from "@/contract/tenant/tenant";

/** Spec §1: a partner's favicon is found by the partner's id; once it has one, `faviconUpdatedAt` says since when. */
export function loadOwnFavicon({ id, homepageConfig }: Tenant): Promise<Buffer | null> {
  return loadOwnPicture(homepageConfig.faviconUpdatedAt && `/media/${id}/favicon.png`);
}

export const squarePng = (picture: Buffer, size: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width: size, height: size, fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
