import { CONTENT_KINDS, type ContentKind } from "@/contract/content/kinds";

const CATALOGUE: ContentKind[] = ["product", "category", "event", "exhibition", "afterNotice", "order"];

/** What reads of the API show, by the beginning of their path. A path that is not here may show everything. */
const SHOWN: [RegExp, ContentKind[]][] = [
  [/^\/customer\/notices/, ["notice"]],
  [/^\/customer\/faqs/, ["faq", "faqGroup", "order"]],
  [/^\/customer\/popups/, ["popup"]],
  [/^\/customer\/partner-keywords/, ["keywords"]],
  [/^\/customer\/shorten-url/, ["shortLinks"]],
  [/^\/(terms?|customer\/review-urls)(\/|$)/, ["term"]],
  [/^\/customer\/after-notices/, ["afterNotice", "order"]],
  [/^\/customer\/before-afters/, ["beforeAfter", "doctor", ...CATALOGUE]],
  [/^\/customer\/partner-reviews/, ["review", ...CATALOGUE]],
  [/^\/banners/, ["banner", ...CATALOGUE]],
  [/^\/(v2\/)?(products|product-categories|event|recommended-products)(\/|$)/, CATALOGUE],
  [/^\/events/, CATALOGUE],
  [/^\/(partner-employee|partner-schedules)/, ["doctor", ...CATALOGUE]],
  [/^\/customer\/(board-types|boards|customer-boards)/, ["boardType", "board", "term", "order"]],
];

/** `GET /v2/products/:id`: the kinds of things that its answer is made of. */
export function kindsOfCall(key: string): ContentKind[] {
  const path = key.slice(key.indexOf(" ") + 1);
  return SHOWN.find(([pattern]) => pattern.test(path))?.[1] ?? [...CONTENT_KINDS];
}
