import { createHmac } from "node:crypto";
import { REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/cache-tags";
import { openFakeServer } from "./fake-server";

const SECRET = "a-secret-of-the-two";

/** A storefront that records purges, and checks their signature. */
export async function openFakeStorefront() {
  const tags: string[] = [];
  const state = { status: 200 };
  const { url, hold, release, close } = await openFakeServer((request, body, response) => {
    const signature = createHmac("sha256", SECRET).update(body).digest("hex");
    const isSigned = request.headers[REVALIDATE_SIGNATURE_HEADER.toLowerCase()] === signature;
    const status = isSigned ? state.status : 403;
    if (status === 200) tags.push(...JSON.parse(body).tags);
    response.writeHead(status).end("{}");
  });
  return {
    settings: { REVALIDATE_URL: url, REVALIDATE_SECRET: SECRET },
    /** Everything that it was told and took. */
    tags,
    state,
    hold,
    release,
    close,
  };
}
