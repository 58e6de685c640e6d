import { ACCESS_TOKEN_COOKIE } from "@/config/session";

/** Whether a session is kept here. Without the cookie library: it is asked in a page's first view. */
export const hasAccessToken = (): boolean => document.cookie.includes(`${ACCESS_TOKEN_COOKIE}=`);
