import type { HomeBlock } from "@/contract/tenant/home-blocks";
import type { HomepageConfig } from "@/contract/tenant/homepage-config";
import { defaultHomeLabels as titles } from "@/labels/home";

const head = (title: string) => ({ title, description: null });

const HERO: HomeBlock = { type: "hero", title: "", description: "", image: null };
const BRANDINGS: HomeBlock = { type: "brandings", ...head(titles.brandings), count: 3 };
const CATEGORIES: HomeBlock = { type: "categories", ...head(titles.categories) };
const PRODUCTS: HomeBlock = { type: "recommendedProducts", ...head(titles.recommendedProducts), count: 3 };
const EVENTS: HomeBlock = { type: "events", ...head(titles.events), count: 4 };
const REST: readonly HomeBlock[] = [
  { type: "exhibitions", ...head(titles.exhibitions), count: 2 },
  { type: "doctors", ...head(titles.doctors), count: 3 },
  { type: "memberResults", ...head(""), buttonText: "", beforeAfterCount: 3, reviewCount: 3 },
  { type: "notices", ...head(titles.notices), count: 3 },
  { type: "visit", ...head(titles.visit), mapImage: null, closingNote: null },
];

/** The home of a partner that chose no blocks: BRANDING opens with its stories, COMMERCE with what it offers. */
export const defaultHome = (type: HomepageConfig["homepageType"]): readonly HomeBlock[] =>
  type === "BRANDING"
    ? [HERO, BRANDINGS, PRODUCTS, EVENTS, CATEGORIES, ...REST]
    : [HERO, CATEGORIES, PRODUCTS, EVENTS, ...REST, BRANDINGS];
