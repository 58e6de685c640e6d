/** What cannot be done with a partner, and why, in words for whoever asked for it. */
export class TenancyError extends Error {
  override name = "TenancyError";
}
