/** Pages inside another screen, where a back button stands before the logo. */
const SUB_PAGES = [
  /^\/products\/(?!category\b)[^/]+/,
  /^\/exhibitions\/[^/]+$/,
  /^\/brandings\/[^/]+$/,
  /^\/boards\/[^/]+\/detail\//,
  /^\/cscenter\/notice\/[^/]+$/,
  /^\/cscenter\/boards\/[^/]+\/(write|detail\/)/,
  /^\/terms\//,
  /^\/search$/,
];

/** True on a page inside another screen. */
export const isSubPage = (path: string): boolean => SUB_PAGES.some((page) => page.test(path));
