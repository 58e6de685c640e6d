/** Spec §2: where the floating reservation button is shown. */
const ROUTES = [
  /^\/$/,
  /^\/introduce(\/(staff|schedule|space))?$/,
  /^\/cscenter\/notice(\/[^/]+)?$/,
  /^\/cscenter\/(faq|contact)$/,
  /^\/events$/,
  /^\/exhibitions(\/[^/]+)?$/,
  /^\/products$/,
  /^\/products\/category\/[^/]+$/,
  /^\/brandings\/[^/]+$/,
  /^\/search$/,
];

/** True where a path shows the floating reservation button. */
export const hasFloatingButton = (path: string): boolean => ROUTES.some((route) => route.test(path));
