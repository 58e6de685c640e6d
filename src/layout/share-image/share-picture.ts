import sharp from "sharp";
import { loadOwnPicture } from "@/blocks/house-mark/own-picture";

export interface Box {
  width: number;
  height: number;
}

/** A picture cut to a box, ready to stand in a drawn one; null where there is none or it cannot be had. */
export async function loadSharePicture(url: string | null | undefined, box: Box): Promise<string | null> {
  const bytes = await loadOwnPicture(url);
  if (!bytes) return null;
  const cut = sharp(bytes)
    .resize({ ...box, fit: "cover", position: "attention" })
    .flatten({ background: "#FFFFFF" });
  return dataUri("jpeg", await cut.jpeg({ quality: 90 }).toBuffer());
}

/** An uploaded logo at twice its height, as wide as it is. */
export async function loadShareLogo(url: string | null, height: number) {
  const bytes = await loadOwnPicture(url);
  if (!bytes) return null;
  const { data, info } = await sharp(bytes)
    .resize({ height: height * 2, width: height * 16, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { source: dataUri("png", data), height: info.height / 2, width: info.width / 2 };
}

const dataUri = (type: "jpeg" | "png", bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;
