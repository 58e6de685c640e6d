/** How a page is laid out, by page. A plan reads the theme's tokens alone, so each wears any theme. */
export const PAGE_PLANS = {
  /** story: one thing after the other. bento: deals on tiles, prices and doctors side by side. */
  home: ["story", "bento"],
  /** tiles: pictures. rows: part by part, a line each with what decides. index: names and words alone. */
  list: ["tiles", "rows", "index"],
  /** gallery: pictures and facts. brief: facts and doctor, then a comparison. letter: words in one column. */
  product: ["gallery", "brief", "letter"],
  /** lead: pictures by title group. tiles: days with deadlines, then price tiles. notes: dated lines. */
  events: ["lead", "tiles", "notes"],
  /** letters: two in their own words. board: a sheet each with the week's days. scroll: words written downwards. */
  staff: ["letters", "board", "scroll"],
  /** month: a calendar with a day beside it, then the week. week: the week first. */
  schedule: ["month", "week"],
  /** walk: the plan, then the rooms in rows. floors: floor by floor beside its plan. column: one room below the other. */
  space: ["walk", "floors", "column"],
  /** reception: words and lines beside each other. desk: tiles and sheets. phone: one column, the number first. */
  cscenter: ["reception", "desk", "phone"],
  /** essay: words, then pictures beside words on the page's ground. sheets: each part on a sheet of its own. */
  story: ["essay", "sheets"],
} as const;

type PagePlans = typeof PAGE_PLANS;
export type PlannedPage = keyof PagePlans;
export type PlanOf<Page extends PlannedPage> = PagePlans[Page][number];
type Plans = { [Page in PlannedPage]: PlanOf<Page> };

/** A house is a named set of plans. */
export const HOUSES = {
  room: {
    home: "story",
    list: "tiles",
    product: "gallery",
    events: "lead",
    staff: "letters",
    schedule: "month",
    space: "walk",
    cscenter: "reception",
    story: "essay",
  },
  clinic: {
    home: "bento",
    list: "rows",
    product: "brief",
    events: "tiles",
    staff: "board",
    schedule: "month",
    space: "floors",
    cscenter: "desk",
    story: "sheets",
  },
  paper: {
    home: "story",
    list: "index",
    product: "letter",
    events: "notes",
    staff: "scroll",
    schedule: "week",
    space: "column",
    cscenter: "phone",
    story: "essay",
  },
} as const satisfies Record<string, Plans>;

interface PlannedLayout {
  house: keyof typeof HOUSES;
  plans: Partial<Plans>;
}

/** The plan that a tenant has chosen for a page, by itself or with its house. */
export const planOf = <Page extends PlannedPage>(
  { house, plans }: PlannedLayout,
  page: Page,
): PlanOf<Page> => {
  const all: Plans = HOUSES[house];
  return plans[page] ?? all[page];
};
