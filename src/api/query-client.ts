import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { QUERY_RETRIES, QUERY_RETRY_FIRST_DELAY_MS, QUERY_RETRY_MAX_DELAY_MS } from "@/config/queries";
import { errorLabels } from "@/labels/errors";
import { ApiError, isSessionOver, QUIET_QUERY_STATUSES } from "./api-error";

interface ErrorActions {
  /** Shows the message as an info toast. */
  showMessage: (message: string) => void;
  /** Forgets the access token and the user; false where there was no session any more. */
  endSession: () => boolean;
  /** What to say of a failure; in Korean unless given. */
  textOf?: (error: ApiError) => string;
}

const QUIET_MUTATION_STATUSES = [409];

/** Spec §8: what happens on screen when a call fails, for every query and mutation alike. */
export function createQueryClient({
  showMessage,
  endSession,
  textOf = koreanTextOf,
}: ErrorActions): QueryClient {
  const explain = (error: ApiError, quietStatuses: readonly number[]) => {
    if (isSessionOver(error)) {
      // Calls that were under way together fail together: the first one says it.
      if (endSession()) showMessage(textOf(error));
    } else if (!quietStatuses.includes(error.status)) {
      showMessage(textOf(error));
    }
  };
  const onError = (quietStatuses: readonly number[]) => (error: Error) => {
    if (error instanceof ApiError) explain(error, quietStatuses);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: onError(QUIET_QUERY_STATUSES) }),
    mutationCache: new MutationCache({ onError: onError(QUIET_MUTATION_STATUSES) }),
    defaultOptions: {
      queries: {
        // Spec §8: a session that is over is over at once; asked again, it would only be refused again.
        retry: (count, error) => count < QUERY_RETRIES && !isSessionOver(error),
        retryDelay: (count) => Math.min(QUERY_RETRY_FIRST_DELAY_MS * 2 ** count, QUERY_RETRY_MAX_DELAY_MS),
      },
      mutations: { retry: false },
    },
  });
}

const koreanTextOf = (error: ApiError) => (isSessionOver(error) ? errorLabels.sessionExpired : error.message);
