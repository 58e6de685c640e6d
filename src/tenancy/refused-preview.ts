import { partnerKey } from "@/contract/tenant/edge-config";
import { previewLabels } from "@/labels/preview";
import { clinicTime } from "@/lib/clinic-time";
import { telHref } from "@/lib/phone";
import { environment } from "./environment";
import { originOf } from "./origin";
import { REFUSED_PREVIEW_CSS } from "./refused-preview-css";
import { askBackend, readEdgeConfig } from "./sources";

/** A preview's link that was good once. */
export interface ExpiredLink {
  partnerId: string;
  expiredAt: Date;
}

/** No script, and nothing from elsewhere: the page is whole as it is. */
export const REFUSAL_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

const { refused: words } = previewLabels;

/**
 * What is shown instead of a preview that no link opens. Only who holds a link that was good once is told of whom and
 * until when, and of the clinic what is public of it anyway.
 */
export async function refusedPreview(expired: ExpiredLink | null): Promise<string> {
  const clinic = expired && (await readClinic(expired.partnerId).catch(() => null));
  const [first, second] = expired ? words.expired : words.missing;
  const ended = expired && clinicTime(expired.expiredAt);
  const facts = [
    ...(clinic ? [[words.clinic, clinic.name]] : []),
    ...(ended ? [[words.endedAt, words.endedAtOf(ended.month, ended.day, ended.clock)]] : []),
  ].map(([term = "", fact = ""]) => `<div><dt>${term}</dt><dd>${escapeHtml(fact)}</dd></div>`);
  const links = [
    clinic?.home && `<a href="${escapeHtml(clinic.home)}">${words.home}</a>`,
    clinic?.phone && `<a href="${escapeHtml(telHref(clinic.phone))}">${words.call}</a>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${first} ${second}</title>
<style>${fontFace()}${REFUSED_PREVIEW_CSS}</style>
</head>
<body>
<main>
<p class="top">${words.heading}</p>
<div class="middle">
${LINK_ICON}
<h1>${first}<br>${second}</h1>
<p>${expired ? words.askAgain : words.askFor}</p>
${facts.length > 0 ? `<dl>${facts.join("")}</dl>` : ""}
${links.length > 0 ? `<nav>${links.join("")}</nav>` : ""}
</div>
<p class="foot">${environment.platformToken ? words.signIn : ""}</p>
</main>
</body>
</html>
`;
}

const LINK_ICON =
  '<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/></svg>';

/** Set by next.config.ts; undefined in development. */
const fontFace = () =>
  process.env.SITE_FONT_PATH
    ? `@font-face{font-family:"Pretendard Variable";src:url(${process.env.SITE_FONT_PATH}) format("woff2");font-weight:400 700;font-display:swap}`
    : "";

interface PublicClinic {
  name: string;
  /** Where its live site is; null while it has none. */
  home: string | null;
  phone: string | null;
}

/** What is live of a partner, never its draft. Checked by hand, as all that runs at the edge (host-source.ts). */
async function readClinic(partnerId: string): Promise<PublicClinic | null> {
  const item = await readEdgeConfig(partnerKey(partnerId)).catch(() => undefined);
  const published = toClinic(item);
  if (published) return published;
  const answer = await askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}`);
  return isRecord(answer) ? toClinic(answer.row) : null;
}

function toClinic(tenant: unknown): PublicClinic | null {
  if (!isRecord(tenant) || !isRecord(tenant.partnerInformation) || !isRecord(tenant.domains)) return null;
  const { displayName, partnerTel, partnerPhone } = tenant.partnerInformation;
  const name = textOf(displayName);
  const host = textOf(tenant.domains.primary);
  if (!name) return null;
  const isOpen = tenant.deployStatus === undefined || tenant.deployStatus === "deployed";
  return {
    name,
    home: host && isOpen ? originOf(host) : null,
    phone: textOf(partnerTel) ?? textOf(partnerPhone),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
