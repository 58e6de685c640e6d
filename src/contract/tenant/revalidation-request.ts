/** Purges cached pages of a storefront: `POST` with a RevalidationRequest as JSON. */
export const REVALIDATE_PATH = "/api/revalidate";
/** Hex HMAC-SHA256 of the body, with REVALIDATE_SECRET as its key. */
export const REVALIDATE_SIGNATURE_HEADER = "X-Revalidate-Signature";
