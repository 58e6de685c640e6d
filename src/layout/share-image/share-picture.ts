import sharp from "sharp";
import { SERVER_TIME_LIMIT_MS } from "@/config/tenancy";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { environment } from "@/tenancy/environment";

/** Only the clinics' own: nothing is fetched from an address that a partner wrote down. */
const OWN_PICTURE = /^\/media\/[a-z][a-z0-9-]{1,30}\/[\w-]+(\.[\w-]+)*$/;

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

async function loadOwnPicture(url: string | null | undefined): Promise<Buffer | null> {
  if (!url || !OWN_PICTURE.test(url)) return null;
  try {
    const answer = fetch(environment.backendUrl + url, { cache: "no-store" });
    const response = await withServerTimeLimit(answer, SERVER_TIME_LIMIT_MS);
    if (!response.ok) return null;
    const bytes = Buffer.from(await withServerTimeLimit(response.arrayBuffer(), SERVER_TIME_LIMIT_MS));
    await sharp(bytes).metadata();
    return bytes;
  } catch {
    // Words alone make a picture too.
    return null;
  }
}

const dataUri = (type: "jpeg" | "png", bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;
