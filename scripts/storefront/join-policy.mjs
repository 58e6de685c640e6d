// @ts-check
import { joinPolicies } from "../../src/page-cache/script-policy.mjs";

/**
 * A kept page brings a policy beside the middleware's; a browser would ask for both. They become one.
 * @param {import("node:http").ServerResponse} response
 */
export function joinPolicy(response) {
  const { appendHeader } = response;
  response.appendHeader = (name, value) => {
    const given = name.toLowerCase() === "content-security-policy" && response.getHeader(name);
    return given
      ? response.setHeader(name, joinPolicies(String(given), String(value)))
      : appendHeader.call(response, name, value);
  };
}
