export interface MenuUrls {
  url: string;
  subList: readonly { url: string }[];
}

/** Where a path stands in the menu: the entry's index and, within it, the sub-entry's; -1: in none. */
export interface MenuPlace {
  entry: number;
  sub: number;
}

const NOWHERE: MenuPlace = { entry: -1, sub: -1 };

/**
 * Spec §2: an entry is active on its own url or a sub-entry's. Below /products/category only that counts; elsewhere
 * below /products an entry with a /products url is, and below /exhibitions the exhibitions entry.
 */
export function findInMenu(menu: readonly MenuUrls[], path: string): MenuPlace {
  const exact = placeOf(menu, (url) => url === path);
  if (exact.entry >= 0 || path.includes("/products/category")) return exact;
  if (isBelow(path, "/products")) return productsPlace(menu);
  if (isBelow(path, "/exhibitions")) return placeOf(menu, (url) => isBelow(url, "/exhibitions"));
  return NOWHERE;
}

/** Of several entries that hold /products urls, the one of the whole list counts first. */
function productsPlace(menu: readonly MenuUrls[]): MenuPlace {
  const whole = placeOf(menu, (url) => url === "/products");
  return whole.entry >= 0 ? whole : placeOf(menu, (url) => isBelow(url, "/products"));
}

/** An entry's own url counts before any sub-entry's. */
function placeOf(menu: readonly MenuUrls[], isMatch: (url: string) => boolean): MenuPlace {
  const own = menu.findIndex(({ url }) => isMatch(url));
  const entry = own >= 0 ? own : menu.findIndex(({ subList }) => subList.some(({ url }) => isMatch(url)));
  const sub = menu[entry]?.subList.findIndex(({ url }) => isMatch(url)) ?? -1;
  return { entry, sub };
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
