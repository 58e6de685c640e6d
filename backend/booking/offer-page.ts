import { html, raw } from "hono/html";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeCss } from "@/contract/tenant/theme-css";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { clockText, minutesOf } from "../lib/clinic-time";
import { ZONE_WORDS } from "../messages/words";
import { OFFER_WORDS } from "../people/offer-words";

interface OfferPage {
  tenant: Tenant;
  language: WidgetLanguage;
  /** The visit that the visitor has chosen here. */
  confirmed: { startAt: Date; reservationNumber: string } | null;
  /** When the confirmed visit is that a choice moves; null: a request. */
  plannedAt: Date | null;
  /** None: there is nothing to choose any more. */
  times: { id: number; startAt: Date; doctor: string; isTaken: boolean }[];
}

/** The page of a visitor's link: a button for each offered time, in the clinic's colours and the visitor's language. */
export function offerPage({ tenant, language, confirmed, plannedAt, times }: OfferPage) {
  const words = OFFER_WORDS[language];
  const { displayName, partnerTel, partnerPhone } = tenant.partnerInformation;
  const phone = partnerTel ?? partnerPhone;
  const isOpen = !confirmed && times.length > 0;
  const closedTitle = confirmed ? words.confirmed : words.over;
  const title = isOpen ? words.title : closedTitle;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${displayName}</title>
<style>${raw(TOKENS_CSS + themeCss(tenant.theme) + PAGE_CSS)}</style>
</head>
<body>
<main>
<p class="clinic">${displayName}</p>
<h1>${title}</h1>
${confirmed ? confirmedPart(confirmed, language) : ""}
${isOpen ? choicePart({ language, plannedAt, times }) : ""}
${phone ? html`<p class="call"><a href="tel:${phone}">${words.call} ${phone}</a></p>` : ""}
</main>
</body>
</html>`;
}

function choicePart({ language, plannedAt, times }: Pick<OfferPage, "language" | "plannedAt" | "times">) {
  const words = OFFER_WORDS[language];
  const take = plannedAt ? words.takeMove : words.take;
  const isTaken = times.some((time) => time.isTaken);
  return html`${isTaken ? html`<p class="taken" role="alert">${words.taken}</p>` : ""}
${plannedAt ? html`<p>${words.planned(momentText(plannedAt, language))}</p>` : ""}
<p>${plannedAt ? words.chooseMove : words.choose}</p>
<form method="post">
${times.map(
  ({
    id,
    startAt,
    doctor,
    isTaken: isGone,
  }) => html`<button name="choice" value="${id}"${isGone ? " disabled" : ""}>
<b>${momentText(startAt, language)}</b><span>${words.doctor(doctor)}</span><i>${isGone ? "" : take}</i>
</button>`,
)}
</form>`;
}

const confirmedPart = (
  { startAt, reservationNumber }: NonNullable<OfferPage["confirmed"]>,
  language: WidgetLanguage,
) => html`<p class="when">${momentText(startAt, language)}</p>
<p>${OFFER_WORDS[language].number} ${reservationNumber}</p>`;

/** `11월 24일 화요일 14:30`, with the clinic's zone where the language is of elsewhere. */
function momentText(instant: Date, language: WidgetLanguage): string {
  const day = new Intl.DateTimeFormat(language, {
    timeZone: "Asia/Seoul",
    month: "long",
    day: "numeric",
    weekday: "long",
  }).format(instant);
  return `${day} ${clockText(minutesOf(instant))}${ZONE_WORDS[language]}`;
}

/** The design's own colours, for what a clinic's theme leaves out. */
const TOKENS_CSS = `:root{--primary-50:#fbf6f1;--primary-100:#f4ebe3;--primary-200:#e8dacb;--primary-300:#d9c3ad;--primary-400:#c3a789;--primary-500:#a48462;--primary-600:#826442;--primary-700:#674d30;--primary-800:#4a3620;--primary-900:#302212;--gray-0:#fff;--gray-50:#f6f6f4;--gray-100:#eeedeb;--gray-200:#e2e1de;--gray-300:#cfcdc9;--gray-500:#8c8a85;--gray-600:#6a6864;--gray-700:#53514e;--gray-900:#242322;--ground:var(--gray-0);--surface:var(--gray-0);--ink:var(--primary-900);--ink-2:var(--gray-700);--line-strong:var(--primary-300);--accent:var(--primary-700);--accent-hover:var(--primary-800);--on-accent:var(--gray-0);--bad:#b83334;--r-btn:2px;--font:"Pretendard Variable",-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif}`;

const PAGE_CSS = `*{box-sizing:border-box;margin:0}body{background:var(--ground);color:var(--ink);font:400 16px/1.6 var(--font);word-break:keep-all}main{max-width:480px;margin:0 auto;padding:48px 20px 64px;display:grid;gap:16px}.clinic{color:var(--ink-2);font-weight:600}h1{font:600 26px/1.35 var(--font)}.when{font-size:20px;font-weight:600}.taken{border-left:3px solid var(--bad);padding:8px 12px;color:var(--bad)}form{display:grid;gap:12px}button{appearance:none;display:grid;gap:2px;width:100%;padding:16px 20px;text-align:left;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line-strong);border-radius:min(var(--r-btn),16px);cursor:pointer}button b{font-weight:600;font-size:18px}button span{color:var(--ink-2)}button i{font-style:normal;margin-top:10px;padding:10px;text-align:center;font-weight:600;background:var(--accent);color:var(--on-accent);border-radius:min(var(--r-btn),16px)}button:hover i{background:var(--accent-hover)}button:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}button:disabled{cursor:default;border-style:dashed;color:var(--ink-2)}button:disabled b{text-decoration:line-through}button:disabled i{display:none}a{color:inherit;text-underline-offset:3px;display:inline-block;padding:10px 0}`;
