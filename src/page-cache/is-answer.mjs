// @ts-check

/** @typedef {{ headers: Record<string, string>, body: string }} KeptFetch */

/**
 * Whether what a server sent with its 200 is JSON throughout, which all of its answers are: another program's page, or
 * half an answer, would be handed to every page for as long as the true one. What has no headers is a value of ours.
 * @param {KeptFetch} kept
 */
export function isAnswer({ headers, body }) {
  if (Object.keys(headers).length === 0) return true;
  try {
    JSON.parse(Buffer.from(body, "base64").toString("utf8"));
    return true;
  } catch {
    return false;
  }
}
