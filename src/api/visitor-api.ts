import { getCookie } from "cookies-next/client";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { type Api, createApi } from "./create-api";
import { http } from "./http";

/** Spec §6: what a request's authorization is taken from. */
export const readAccessToken = (): string | undefined => getCookie(ACCESS_TOKEN_COOKIE);

/** The backend as the visitor's browser asks it: signed in, or as a guest. */
export const visitorApi = (backendUrl: string): Api =>
  createApi({
    baseUrl: backendUrl,
    tenantOrigin: window.location.origin,
    readToken: readAccessToken,
    fetch: http,
  });
