import { JSDOM } from "jsdom";

/** What a page says of itself before anything is drawn, and the parts that everybody finds their way by. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  isIndexed: boolean;
  share: { url: string; alt: string; width: string; height: string };
  twitterCard: string;
  /** The types of its structured data; a block that is no JSON is listed as broken. */
  dataTypes: string[];
  dataText: string;
  headings: number;
  landmarks: { header: number; main: number; footer: number };
  hasSkipLink: boolean;
}

export function readHead(html: string): PageHead {
  const { document } = new JSDOM(html).window;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? "";
  const meta = (property: string) =>
    attribute(`meta[property="${property}"], meta[name="${property}"]`, "content");
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? "",
  );
  const main = document.querySelector("main")?.id;
  return {
    title: document.title,
    description: meta("description"),
    canonical: attribute("link[rel=canonical]", "href"),
    isIndexed: !meta("robots").includes("noindex"),
    share: {
      url: meta("og:image"),
      alt: meta("og:image:alt"),
      width: meta("og:image:width"),
      height: meta("og:image:height"),
    },
    twitterCard: meta("twitter:card"),
    dataTypes: data.map(typeOf),
    dataText: data.join("\n"),
    // What is streamed in waits hidden for the place that it takes over.
    headings: count("h1") - count("[hidden] h1"),
    landmarks: { header: count("body header"), main: count("main"), footer: count("body footer") },
    hasSkipLink: Boolean(main) && count(`a[href="#${main}"]`) > 0,
  };
}

function typeOf(text: string): string {
  try {
    const data = JSON.parse(text) as { "@type"?: unknown };
    return typeof data["@type"] === "string" ? data["@type"] : "without a type";
  } catch {
    return "broken";
  }
}
