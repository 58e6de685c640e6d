import sharp from "sharp";
import { SERVER_TIME_LIMIT_MS } from "@/config/tenancy";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { environment } from "@/tenancy/environment";

/** Only the clinics' own: nothing is fetched from an address that a partner wrote down. */
const OWN_PICTURE = /^\/media\/[a-z][a-z0-9-]{1,30}\/[\w-]+(\.[\w-]+)*$/;

/** The bytes of a clinic's own picture, to be drawn; null where there is none or it cannot be had. */
export async function loadOwnPicture(url: string | null | undefined): Promise<Buffer | null> {
  if (!url || !OWN_PICTURE.test(url)) return null;
  try {
    const answer = fetch(environment.backendUrl + url, { cache: "no-store" });
    const response = await withServerTimeLimit(answer, SERVER_TIME_LIMIT_MS);
    if (!response.ok) return null;
    const bytes = Buffer.from(await withServerTimeLimit(response.arrayBuffer(), SERVER_TIME_LIMIT_MS));
    await sharp(bytes).metadata();
    return bytes;
  } catch {
    // What is drawn does without it.
    return null;
  }
}
