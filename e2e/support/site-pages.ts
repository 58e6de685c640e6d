import { ApiError } from "@/api/api-error";
import type { Api } from "@/api/create-api";

/** A page of the route table (spec §2), and what its head has to say. */
export interface SitePage {
  path: string;
  /** The types of structured data that the screens' table asks for. */
  types?: string[];
  /** False: search engines are to leave it out. */
  isIndexed?: boolean;
}

const FEW = 3;
const hidden = { isIndexed: false };

/** Every route of the route table as far as this clinic has it, the lists' further pages, and a few of every thing. */
export async function pagesOf(api: Api): Promise<SitePage[]> {
  const pages = await Promise.all([
    FIXED,
    introductionPages(api),
    productPages(api),
    eventPages(api),
    storyPages(api),
    boardPages(api),
    customerBoardPages(api),
    helpPages(api),
    landingPage(api),
  ]);
  return pages.flat();
}

/** A page of every route: those of a route differ in their words alone. */
export const oneOfEach = (paths: string[]): string[] => [
  ...new Map(paths.map((path) => [path.replace(/\d+|=.*/g, ":"), path])).values(),
];

const FIXED: SitePage[] = [
  { path: "/", types: ["MedicalClinic", "WebSite"] },
  { path: "/info", types: ["MedicalClinic"] },
  { path: "/introduce", types: ["AboutPage"] },
  { path: "/exhibitions", types: ["CollectionPage"] },
  { path: "/cscenter" },
  { path: "/cscenter/contact", types: ["ContactPage"] },
  { path: "/terms/terms-of-service" },
  { path: "/terms/privacy-policy" },
  { path: "/search", ...hidden },
  { path: "/search?keyword=%EC%83%81%EB%8B%B4", ...hidden },
  { path: "/ready", ...hidden },
  { path: "/goodbye", ...hidden },
  { path: "/sign-up/welcome", ...hidden },
];

async function introductionPages(api: Api): Promise<SitePage[]> {
  const [doctors, hasSpace] = await Promise.all([
    api.call("GET /partner-employees", { query: { partnerEmployeeType: "doctor" } }),
    hasPage(api, "space"),
  ]);
  return [
    ...(doctors.rows.length > 0
      ? [{ path: "/introduce/staff", types: ["Physician"] }, { path: "/introduce/schedule" }]
      : []),
    ...(hasSpace ? [{ path: "/introduce/space", types: ["ImageGallery"] }] : []),
  ];
}

async function productPages(api: Api): Promise<SitePage[]> {
  const [products, categories] = await Promise.all([
    api.call("GET /v2/products", { query: { pageSize: 100 } }),
    api.call("GET /v2/product-categories", { query: {} }),
  ]);
  const types = ["ItemList", "BreadcrumbList"];
  return [
    { path: "/products", types },
    ...(products.count > 12 ? [{ path: "/products?page=2", types }] : []),
    { path: "/products/category/pick", types },
    { path: "/products/category/event", types },
    ...categories.rows.map(({ id }) => ({ path: `/products/category/${id}`, types })),
    ...products.rows.slice(0, FEW).map(({ id, price }) => ({
      path: `/products/${id}`,
      types: [price.price === null ? "MedicalProcedure" : "Product", "BreadcrumbList"],
    })),
  ];
}

async function eventPages(api: Api): Promise<SitePage[]> {
  const { count } = await api.call("GET /events", { query: {} });
  return [{ path: "/events", types: count > 0 ? ["Event"] : [] }];
}

async function storyPages(api: Api): Promise<SitePage[]> {
  const [exhibitions, brandings] = await Promise.all([
    api.call("GET /customer/exhibitions", { query: {} }),
    api.call("GET /customer/brandings"),
  ]);
  return [
    ...(exhibitions.count > 6 ? [{ path: "/exhibitions?page=2", types: ["CollectionPage"] }] : []),
    ...exhibitions.rows.map(({ id }) => ({ path: `/exhibitions/${id}`, types: ["CollectionPage"] })),
    ...brandings.rows.map(({ id }) => ({ path: `/brandings/${id}`, types: ["Article"] })),
  ];
}

async function boardPages(api: Api): Promise<SitePage[]> {
  const { rows } = await api.call("GET /customer/board-types", { query: { kind: "clinic" } });
  const pages = rows.map(async ({ id, look }): Promise<SitePage[]> => {
    const boards = await api.call("GET /customer/boards", { query: { boardTypeId: id, pageSize: 100 } });
    const types = boards.count > 0 ? ["CollectionPage"] : [];
    return [
      { path: `/boards/${id}`, types },
      ...(boards.count > (look === "LIST" ? 10 : 12) ? [{ path: `/boards/${id}?page=2`, types }] : []),
      ...boards.rows
        .slice(0, FEW)
        .map((board) => ({ path: `/boards/${id}/detail/${board.id}`, types: ["Article"] })),
    ];
  });
  return (await Promise.all(pages)).flat();
}

async function customerBoardPages(api: Api): Promise<SitePage[]> {
  const { rows } = await api.call("GET /customer/board-types", { query: { kind: "customer" } });
  const pages = rows.map(async ({ id }): Promise<SitePage[]> => {
    const path = `/cscenter/boards/${id}`;
    const posts = await api.call("GET /customer/customer-boards", {
      query: { boardTypeId: id, pageSize: 100 },
    });
    const open = posts.rows.filter(({ isPrivate }) => !isPrivate).slice(0, FEW);
    const closed = posts.rows.filter(({ isPrivate }) => isPrivate).slice(0, 1);
    return [
      { path },
      ...(posts.count > 10 ? [{ path: `${path}?page=2` }] : []),
      { path: `${path}/write`, ...hidden },
      ...open.map((post) => ({ path: `${path}/detail/${post.id}`, types: ["QAPage"] })),
      ...closed.map((post) => ({ path: `${path}/detail/${post.id}`, ...hidden })),
    ];
  });
  return (await Promise.all(pages)).flat();
}

async function helpPages(api: Api): Promise<SitePage[]> {
  const [notices, faqs, groups] = await Promise.all([
    api.call("GET /customer/notices", { query: { pageSize: 100 } }),
    api.call("GET /customer/faqs", { query: {} }),
    api.call("GET /customer/faqs/this/group"),
  ]);
  const listTypes = notices.count > 0 ? ["CollectionPage"] : [];
  const faqTypes = faqs.count > 0 ? ["FAQPage"] : [];
  return [
    { path: "/cscenter/notice", types: listTypes },
    ...(notices.count > 10 ? [{ path: "/cscenter/notice?page=2", types: listTypes }] : []),
    ...notices.rows.slice(0, FEW).map(({ id }) => ({ path: `/cscenter/notice/${id}`, types: ["Article"] })),
    { path: "/cscenter/faq", types: faqTypes },
    ...(groups.rows.length > 1
      ? groups.rows.map(({ id }) => ({ path: `/cscenter/faq?group=${id}`, types: faqTypes }))
      : []),
  ];
}

/** Where the partner has made none, what stands in for it repeats other pages. */
async function landingPage(api: Api): Promise<SitePage[]> {
  return [{ path: "/landing", isIndexed: await hasPage(api, "landing") }];
}

async function hasPage(api: Api, key: string): Promise<boolean> {
  try {
    const { row } = await api.call("GET /page", { query: { key } });
    return row.blocks.length > 0;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
