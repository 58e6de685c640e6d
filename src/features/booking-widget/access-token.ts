import { setCookie } from "cookies-next/client";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { accessTokenChanged } from "@/state/access-token";

/** Spec §6: the cookie that every request's authorization comes from. Scripts read it, so it lives on this host alone. */
export function keepAccessToken(token: string): void {
  setCookie(ACCESS_TOKEN_COOKIE, token, {
    path: "/",
    sameSite: "lax",
    secure: window.location.protocol === "https:",
  });
  accessTokenChanged();
}
