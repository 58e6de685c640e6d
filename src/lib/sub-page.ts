/** Pages inside another screen, where a back button stands before the logo; each with the screen that it is in. */
const SUB_PAGES: [page: RegExp, parent: (path: string) => string][] = [
  [/^\/products\/(?!category\b)[^/]+/, () => "/products"],
  [/^\/exhibitions\/[^/]+$/, () => "/exhibitions"],
  [/^\/brandings\/[^/]+$/, () => "/"],
  [/^\/boards\/[^/]+\/detail\//, (path) => path.replace(/\/detail\/.*/, "")],
  [/^\/cscenter\/notice\/[^/]+$/, () => "/cscenter/notice"],
  [/^\/cscenter\/boards\/[^/]+\/(write|detail\/)/, (path) => path.replace(/\/(write|detail\/).*/, "")],
  [/^\/terms\//, () => "/"],
  [/^\/search$/, () => "/"],
];

/** The screen that a page belongs to; null for a page that stands by itself. */
export const parentScreen = (path: string): string | null =>
  SUB_PAGES.find(([page]) => page.test(path))?.[1](path) ?? null;
