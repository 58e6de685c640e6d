import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { IDENTITY_DONE_MESSAGE } from "@/contract/api/identity-done";
import { PortoneIdentity } from "../../providers/portone-identity";
import type { Services } from "../request/services";
import { portoneRoutes } from "./portone-page";

/**
 * `/identity/done?imp_uid=…` or, from PortOne v2, `?identityVerificationId=…`: posts the id to the opener, on the backend's
 * own origin only (the widget's), and closes. Nothing is stored: the id is checked with the provider later.
 */
export function identityRoutes({ identity, environment }: Pick<Services, "identity" | "environment">): Hono {
  const app = new Hono();
  if (identity instanceof PortoneIdentity) app.route("/", portoneRoutes(identity, { environment }));
  app.get("/done", (c) => {
    const nonce = randomBytes(16).toString("base64");
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    c.header(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
    );
    return c.html(html`<!doctype html>
<html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>본인인증</title>
<style>body{font:16px/1.6 system-ui;margin:15vh auto;max-width:360px;padding:0 20px;text-align:center}</style>
<p>본인인증을 마쳤습니다. 이 창을 닫고 돌아가 주세요.</p>
<script nonce="${nonce}">${raw(TELL_OPENER)}</script></html>`);
  });
  return app;
}

// When the visitor cancels, PortOne adds success=false (v1) or a code (v2).
const TELL_OPENER = `
const query = new URLSearchParams(location.search);
const isFinished = query.get("success") !== "false" && !query.has("code");
const impUid = isFinished ? (query.get("identityVerificationId") ?? query.get("imp_uid")) : null;
opener?.postMessage({ type: ${JSON.stringify(IDENTITY_DONE_MESSAGE)}, impUid }, location.origin);
if (opener) close();`;
