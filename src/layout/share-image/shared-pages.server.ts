import type { Metadata } from "next";
import { boardListMetadata, boardMetadata } from "@/features/boards/board-metadata";
import { brandingMetadata } from "@/features/brandings/branding-metadata";
import { postListMetadata, postMetadata } from "@/features/customer-boards/post-metadata";
import { contactMetadata, customerCenterMetadata } from "@/features/customer-center/customer-center-metadata";
import { faqMetadata } from "@/features/customer-center/faq-metadata";
import { noticeListMetadata, noticeMetadata } from "@/features/customer-center/notice-metadata";
import { eventsMetadata } from "@/features/events/events-metadata";
import { exhibitionListMetadata, exhibitionMetadata } from "@/features/exhibitions/exhibition-metadata";
import { homeMetadata } from "@/features/home/home-metadata";
import { infoMetadata } from "@/features/info/info-metadata";
import { introduceMetadata } from "@/features/introduce/introduce-metadata";
import { scheduleMetadata } from "@/features/introduce/schedule/schedule-metadata";
import { spaceMetadata } from "@/features/introduce/space-metadata";
import { staffMetadata } from "@/features/introduce/staff/staff-metadata";
import { landingMetadata } from "@/features/landing/landing-metadata";
import { productListMetadata, productMetadata } from "@/features/products/product-metadata";
import { termsMetadata } from "@/features/terms/terms-metadata";

type Loader = (partner: string, first: string, second: string) => Promise<Metadata>;

/** Pages of one address. */
const FIXED: Readonly<Record<string, (partner: string) => Promise<Metadata>>> = {
  "/": homeMetadata,
  "/info": infoMetadata,
  "/introduce": introduceMetadata,
  "/introduce/staff": staffMetadata,
  "/introduce/schedule": (partner) => scheduleMetadata(partner, true),
  "/introduce/space": spaceMetadata,
  "/products": (partner) => productListMetadata(partner, "all"),
  "/events": eventsMetadata,
  "/exhibitions": exhibitionListMetadata,
  "/cscenter": customerCenterMetadata,
  "/cscenter/notice": noticeListMetadata,
  "/cscenter/faq": faqMetadata,
  "/cscenter/contact": contactMetadata,
  "/landing": landingMetadata,
  "/terms/terms-of-service": (partner) => termsMetadata(partner, { slug: "terms-of-service" }),
  "/terms/privacy-policy": (partner) => termsMetadata(partner, { slug: "privacy-policy" }),
};

/** Pages of one thing each. */
const THINGS: readonly (readonly [path: RegExp, load: Loader])[] = [
  [/^\/products\/category\/(pick|event|\d+)$/, (partner, scope) => productListMetadata(partner, scope)],
  [/^\/products\/(\d+)$/, (partner, id) => productMetadata(partner, id)],
  [/^\/exhibitions\/(\d+)$/, (partner, id) => exhibitionMetadata(partner, id)],
  [/^\/brandings\/(\d+)$/, (partner, id) => brandingMetadata(partner, id)],
  [/^\/boards\/(\d+)$/, (partner, id) => boardListMetadata(partner, id)],
  [
    /^\/boards\/(\d+)\/detail\/(\d+)$/,
    (partner, boardTypeId, id) => boardMetadata(partner, { boardTypeId, id }),
  ],
  [/^\/cscenter\/notice\/(\d+)$/, (partner, id) => noticeMetadata(partner, id)],
  [/^\/cscenter\/boards\/(\d+)$/, (partner, id) => postListMetadata(partner, id)],
  [/^\/cscenter\/boards\/(\d+)\/detail\/(\d+)$/, postMetadata],
];

/** The head of the page at a path, or null where no page there has a share image of its own. */
export async function loadPageHead(partner: string, path: string): Promise<Metadata | null> {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed) return fixed(partner);
  for (const [pattern, load] of THINGS) {
    const match = pattern.exec(path);
    if (match) return load(partner, match[1] ?? "", match[2] ?? "");
  }
  return null;
}
