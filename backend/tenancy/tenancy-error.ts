/** An operation that is not possible; the message is for the user. */
export class TenancyError extends Error {
  override name = "TenancyError";
}
