import { type PageHead, readHead } from "./page-head";
import type { SitePage } from "./site-pages";

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Walk {
  /** `http://host:port`, as the pages' own addresses have it. */
  origin: string;
  pages: readonly SitePage[];
  /** One GET of a path of that origin. */
  ask: (pathAndQuery: string) => Promise<Answer>;
}

/** Goes to every page and answers what is wrong with any head, each with the path; empty where all are sound. */
export async function faultsOfHeads({ origin, pages, ask }: Walk): Promise<string[]> {
  const faults: string[] = [];
  const heads: { page: SitePage; head: PageHead }[] = [];
  for (const page of pages) {
    const { status, text } = await ask(page.path);
    if (status !== 200) {
      faults.push(`${page.path}: answers ${status}`);
      continue;
    }
    const head = readHead(text);
    heads.push({ page, head });
    faults.push(...faultsOfHead(page, head, origin).map((fault) => `${page.path}: ${fault}`));
  }
  const indexed = heads.filter(({ page }) => page.isIndexed !== false);
  faults.push(...repeated(heads, "title", ({ title }) => title));
  faults.push(...repeated(indexed, "description", ({ description }) => description));
  const pictures = new Set(heads.map(({ head }) => head.share.url).filter((url) => url.startsWith(origin)));
  for (const url of pictures) {
    const { status, headers } = await ask(url.slice(origin.length));
    const type = String(headers["content-type"]);
    if (status !== 200 || !type.startsWith("image/")) faults.push(`${url}: answers ${status} as ${type}`);
  }
  return faults;
}

function faultsOfHead(page: SitePage, head: PageHead, origin: string): string[] {
  const { types = [], isIndexed = true } = page;
  const checks: [isSound: boolean, fault: string][] = [
    [head.title.trim() !== "", "has no title"],
    [head.description.trim() !== "", "has no description"],
    [head.headings === 1, `has ${head.headings} h1`],
    [head.isIndexed === isIndexed, `is ${head.isIndexed ? "" : "not "}for search engines`],
    [
      isIndexed ? isAddressOf(head.canonical, page.path, origin) : isOwn(head.canonical, origin),
      `is canonical at ${head.canonical}`,
    ],
    [isOwn(head.share.url, origin), `has the share image ${head.share.url}`],
    [head.share.alt !== "", "has a share image without words"],
    [
      !head.share.url.includes("/share/") || (head.share.width === "1200" && head.share.height === "630"),
      `has a share image of ${head.share.width} x ${head.share.height}`,
    ],
    [head.twitterCard === "summary_large_image", `has the card ${head.twitterCard}`],
    [!head.dataTypes.some((type) => /broken|without/.test(type)), "has broken structured data"],
    ...types.map((type): [boolean, string] => [
      head.dataTypes.includes(type),
      `lacks ${type} among ${head.dataTypes.join(", ") || "no data"}`,
    ]),
    [head.landmarks.header > 0 && head.landmarks.footer > 0, "lacks a header or a footer"],
    [head.landmarks.main === 1, `has ${head.landmarks.main} main`],
    [head.hasSkipLink, "has no skip link"],
  ];
  return checks.flatMap(([isSound, fault]) => (isSound ? [] : [fault]));
}

const isOwn = (address: string, origin: string) => address === origin || address.startsWith(`${origin}/`);

const isAddressOf = (address: string, path: string, origin: string) =>
  address === origin + path || (path === "/" && address === origin);

function repeated(
  heads: readonly { page: SitePage; head: PageHead }[],
  name: string,
  textOf: (head: PageHead) => string,
): string[] {
  const first = new Map<string, string>();
  return heads.flatMap(({ page, head }) => {
    const text = textOf(head);
    const other = first.get(text);
    if (other === undefined) first.set(text, page.path);
    return other === undefined ? [] : [`${page.path}: has the ${name} of ${other}: ${text}`];
  });
}
