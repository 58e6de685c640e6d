/** The first segment of the path that the middleware rewrote a request to, for the page of addresses that no route has. */
export const PARTNER_HEADER = "x-partner-segment";
/** The path of the visitor's address, for the same page: what it may have meant is looked for. */
export const ASKED_PATH_HEADER = "x-asked-path";
/** No more of a path is handed on. */
export const ASKED_PATH_LENGTH = 300;
