import type { QueryClient } from "@tanstack/react-query";
import { deleteCookie, getCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { type Api, createApi } from "@/api/create-api";
import { createQueryClient } from "@/api/query-client";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { authAtom, isLoggedInAtom } from "@/state/session";
import { showToast } from "@/state/toast";

const readToken = () => getCookie(ACCESS_TOKEN_COOKIE) as string | undefined;

/** The backend as the signed-in visitor asks it. */
export const memberApi = (backendUrl: string): Api =>
  createApi({ baseUrl: backendUrl, tenantOrigin: window.location.origin, readToken });

let client: QueryClient | undefined;

/** Queries of signed-in visitors; a session that turns out to be over is forgotten (spec §8). */
export function memberQueryClient(): QueryClient {
  client ??= createQueryClient({ showMessage: showToast, endSession });
  return client;
}

function endSession(): boolean {
  const wasSignedIn = Boolean(readToken());
  deleteCookie(ACCESS_TOKEN_COOKIE, { path: "/" });
  const store = getDefaultStore();
  store.set(authAtom, { user: null });
  store.set(isLoggedInAtom, false);
  return wasSignedIn;
}
