/** The cached pages that bear one of these tags, as paths of the app: `/<partner id>/…`. */
type FindPages = (tags: string[]) => Promise<string[]>;

const FIND_PAGES: unique symbol = Symbol.for("clinic-storefront.find-cached-pages");
const shared = globalThis as { [FIND_PAGES]?: FindPages };

/** Next loads the cache handler by itself, outside its bundles, so the two share no module: they meet here. */
export function shareCachedPages(find: FindPages): void {
  shared[FIND_PAGES] = find;
}

/** None where the platform caches pages by itself. */
export const findCachedPages: FindPages = async (tags) => (await shared[FIND_PAGES]?.(tags)) ?? [];
