import { FRAME_COOKIE, PREVIEW_COOKIE } from "@/contract/tenant/signed-tokens";

export interface CookieReader {
  get: (name: string) => { value: string } | undefined;
}

/**
 * The token of a request to a preview: a frame has the studio's, a tab the link's that was opened in it. Where studio and
 * previews are one site, the browser sends both.
 */
export function heldToken(cookies: CookieReader, headers: Pick<Headers, "get">): string | undefined {
  const isFrame = headers.get("sec-fetch-dest") === "iframe";
  const names = isFrame ? [FRAME_COOKIE, PREVIEW_COOKIE] : [PREVIEW_COOKIE, FRAME_COOKIE];
  return names.map((name) => cookies.get(name)?.value).find(Boolean);
}
