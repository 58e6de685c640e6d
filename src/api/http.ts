import ky from "ky";

/**
 * What the storefront's calls are sent by. Retries, time limits and errors are the query client's and `createApi`'s; the
 * widget, whose first view has no room for it, calls `fetch`.
 */
export const http = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  // Looked up at each call: tests and Next put their own in its place.
  fetch: (input, init) => fetch(input, init),
});
