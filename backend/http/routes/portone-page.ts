import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { IDENTITY_DONE_PATH } from "../../providers/identity";
import type { PortoneIdentity } from "../../providers/portone-identity";
import type { Services } from "../request/services";

/** PortOne's SDK requests its own servers. */
const SDK_SERVERS = "https://*.portone.io https://*.iamport.co";
const SCRIPT_PATH = "/portone.js";

/**
 * `/identity/portone`, where PortOne's SDK runs: its script is allowed on this page alone, and gets the store, the
 * channel and an id that `begin` has signed.
 */
export function portoneRoutes(
  identity: PortoneIdentity,
  { environment }: Pick<Services, "environment">,
): Hono {
  const app = new Hono();
  const sdkUrl = environment.PORTONE_SDK_URL;
  app.get("/portone", (c) => {
    protect(c, new URL(sdkUrl).origin);
    const request = identity.requestOf(c.req.query());
    if (!request) return c.html(page(EXPIRED), 400);
    const begin = html`<p id="text">${BEGIN}</p>
<button type="button" hidden data-store-id="${request.storeId}" data-channel-key="${request.channelKey}"
data-identity-verification-id="${request.identityVerificationId}">본인인증 시작하기</button>
<script src="${sdkUrl}"></script><script src="/identity${SCRIPT_PATH}"></script>`;
    return c.html(page(begin));
  });
  app.get(SCRIPT_PATH, (c) =>
    c.body(BEGIN_SCRIPT, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
    }),
  );
  return app;
}

function protect(c: Context, sdkOrigin: string): void {
  c.header("cache-control", "no-store");
  // The address is a credential; channels see the origin.
  c.header("referrer-policy", "strict-origin");
  c.header(
    "content-security-policy",
    // The SDK's frames, forms and pictures are the channels', which PortOne does not list.
    `default-src 'none'; script-src 'self' ${sdkOrigin}; connect-src ${sdkOrigin} ${SDK_SERVERS}; frame-src https:; form-action https:; img-src https: data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
  );
}

const page = (content: ReturnType<typeof html> | string) => html`<!doctype html>
<html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>본인인증</title>
<style>body{font:16px/1.6 system-ui;margin:15vh auto;max-width:360px;padding:0 20px;text-align:center}
button{font:inherit;padding:12px 24px}</style>
${content}</html>`;

const BEGIN = "아래 버튼을 누르면 본인인증이 시작됩니다.";
const EXPIRED = "본인인증을 시작할 수 있는 시간이 지났습니다. 이 창을 닫고 다시 시작해 주세요.";
const ELSEWHERE = "병원 누리집의 예약 창에서 본인인증을 다시 시작해 주세요.";

// A window that this origin has not opened comes from a link: its sender would get the visitor's verification.
// The SDK may open a window itself, which browsers allow after a click only. Inicis requires flgFixedUser.
const BEGIN_SCRIPT = `
const button = document.querySelector("button");
const request = { ...button.dataset };
const done = new URL(${JSON.stringify(IDENTITY_DONE_PATH)}, location.origin);

function isOpenedHere() {
  try {
    return opener.location.origin === location.origin;
  } catch {
    return false;
  }
}

async function begin() {
  button.disabled = true;
  const bypass = { inicisUnified: { flgFixedUser: "N" } };
  try {
    const result = await PortOne.requestIdentityVerification({ ...request, bypass, redirectUrl: done.href });
    if (result) finish(result.code);
  } catch {
    finish("failed");
  }
}

function finish(code) {
  done.searchParams.set("identityVerificationId", request.identityVerificationId);
  if (code !== undefined) done.searchParams.set("code", code);
  location.replace(done);
}

if (isOpenedHere()) button.hidden = false;
else document.querySelector("#text").textContent = ${JSON.stringify(ELSEWHERE)};
button.addEventListener("click", begin);
`;
