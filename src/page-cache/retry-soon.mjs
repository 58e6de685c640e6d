// @ts-check

/** What Next gives a page that it kept because making it anew has failed. */
const NEXT_RETRY_S = 30;
/** PAGE_RETRY_S of src/config/tenancy.ts. */
const RETRY_S = 5;

/** @typedef {{ cacheControl?: { revalidate?: number | false } }} KeptFor */

/**
 * Has a page that could not be made anew tried again in five seconds. Changed in place: Next has noted the same object
 * beside its cache, and goes by that.
 * @param {KeptFor} context what Next hands a cache handler with a page
 */
export function retrySoon({ cacheControl }) {
  if (cacheControl?.revalidate === NEXT_RETRY_S) cacheControl.revalidate = RETRY_S;
}
