import { getCookie } from "cookies-next/client";
import { ApiError } from "@/api/api-error";
import { type Api, createApi } from "@/api/create-api";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { errorLabels } from "@/labels/errors";
import { endSession } from "@/state/end-session";
import { showToast } from "@/state/toast";

const readToken = (): string | undefined => getCookie(ACCESS_TOKEN_COOKIE);

export const hasToken = (): boolean => Boolean(readToken());

/** The backend as the visitor's browser asks it: signed in, or as a guest. */
export const postApi = (backendUrl: string): Api =>
  createApi({ baseUrl: backendUrl, tenantOrigin: window.location.origin, readToken });

const SESSION_OVER_STATUSES = [401, 403];

/** An answer of that client. A session that is over is forgotten (spec §8), so that the next try is a guest's. */
export async function asVisitor<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && SESSION_OVER_STATUSES.includes(error.status) && endSession()) {
      showToast(errorLabels.sessionExpired);
    }
    throw error;
  }
}
