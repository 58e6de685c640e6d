import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../../db/client";
import { boards, boardTypes } from "../../db/schema/boards";
import { events, productCategories, productOptions, products } from "../../db/schema/catalogue";
import { banners, notices, terms, termVersions } from "../../db/schema/content";
import { closedDays, employees, shortenWorks } from "../../db/schema/employees";
import { afterNotices, faqGroups, faqs } from "../../db/schema/help";
import { beforeAfters, partnerReviews } from "../../db/schema/results";
import { brandings, exhibitions, pages, partnerKeywords, popups } from "../../db/schema/stories";
import { PartnerScope } from "../../db/scope";

/** What the clinic has written. What visitors write changes without a publish. */
const TABLES = [
  afterNotices,
  banners,
  beforeAfters,
  boards,
  boardTypes,
  brandings,
  closedDays,
  employees,
  events,
  exhibitions,
  faqGroups,
  faqs,
  notices,
  pages,
  partnerKeywords,
  partnerReviews,
  popups,
  productCategories,
  productOptions,
  products,
  shortenWorks,
  terms,
  termVersions,
];
const UNSEEN_FIELD = /alt$/i;
/** What headings in the display face say; a heading that says something else has the serif's slices. */
const HEADING_FIELD =
  /^(title|name|position|headline|quote|logoText|partnerAddress|displayName|introduction)$/;
/** The headings of a text of several paragraphs. */
const HEADINGS = /(?<=<h2[^>]*>)[^<]+/g;

export interface ClinicText {
  all: string;
  headings: string;
}

/** Every text that a clinic's pages may show, and of it what headings say. */
export async function readClinicText(db: Database, tenant: Tenant): Promise<ClinicText> {
  const scope = new PartnerScope(db, tenant.id);
  const texts: ClinicText = { all: "", headings: "" };
  addTexts(tenant, "", texts);
  // A hero's description is set in the display face where it is written downwards.
  for (const block of tenant.home) if (block.type === "hero") texts.headings += block.description;
  for (const table of TABLES) addTexts(await scope.rows(table), "", texts);
  return texts;
}

function addTexts(value: unknown, field: string, texts: ClinicText): void {
  if (typeof value === "string") {
    if (UNSEEN_FIELD.test(field)) return;
    texts.all += value;
    texts.headings += headingsOf(value, field);
  } else if (Array.isArray(value)) {
    for (const item of value) addTexts(item, field, texts);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) addTexts(item, name, texts);
  }
}

const headingsOf = (value: string, field: string): string =>
  HEADING_FIELD.test(field) ? value : (value.match(HEADINGS) ?? []).join("");
