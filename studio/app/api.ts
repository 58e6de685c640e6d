import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import ky from "ky";
import type { ErrorBody } from "@/contract/api/error";
import type { StudioInput, StudioKey, StudioResponse } from "@/contract/studio";
import { PASSKEY_NEEDED, SIGN_IN_NEEDED } from "@/contract/studio/roles";
import { labels } from "./labels";
import { setLocked } from "./lock/locked";
import { askConfirmation } from "./session/confirmation";

/** Codes of a refusal that the person can lift on the spot. */
const CONFIRMED: string[] = [PASSKEY_NEEDED, SIGN_IN_NEEDED];

/** A failed call, with a sentence for people. Status 0: no answer at all. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = "",
    /** What it says of single fields or things. */
    readonly details: string[] = [],
  ) {
    super(message);
  }
}

/** What a person is told of a call that failed. */
export const failureText = (error: unknown): string =>
  error instanceof CallError ? error.message : labels.failed;

/** The session's screen was locked, here or in another tab. */
const LOCKED = 423;

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const http = ky.create({ retry: 0, timeout: 15_000, throwHttpErrors: false });

/**
 * Makes one call of the contract. `idempotencyKey`: the same for each try of one press. Where a passkey has to be used
 * first the person is asked, and then it is made once more.
 */
export async function call<Key extends StudioKey>(
  key: Key,
  input: StudioInput<Key>,
  idempotencyKey?: string,
): Promise<StudioResponse<Key>> {
  try {
    return await callOnce(key, input, idempotencyKey);
  } catch (error) {
    const isAsked = error instanceof CallError && CONFIRMED.includes(error.code);
    if (!isAsked || !(await askConfirmation(error.code))) throw error;
    return callOnce(key, input, idempotencyKey);
  }
}

/** The same, for those who ask the person themselves. */
export async function callOnce<Key extends StudioKey>(
  key: Key,
  input: StudioInput<Key>,
  idempotencyKey?: string,
): Promise<StudioResponse<Key>> {
  const { params = {}, query, body } = input as AnyInput;
  const [method = "GET", template = ""] = key.split(" ");
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const response = await http(window.location.origin + path, {
    method,
    searchParams: query && textOf(query),
    ...(body !== undefined && { json: body }),
    headers: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {},
  }).catch(() => {
    throw new CallError(0, labels.cutOff);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as StudioResponse<Key>;
  throw refusalOf(response.status, answer);
}

/** What a refused request says; a locked session locks the screen. */
export function refusalOf(status: number, answer: unknown): CallError {
  if (status === LOCKED) setLocked(true);
  const { message, translatedMessage } = (answer ?? {}) as Partial<ErrorBody>;
  const [code = "", ...details] = [message ?? []].flat();
  return new CallError(status, translatedMessage ?? labels.failed, code, details);
}

const textOf = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const isOver = (error: unknown) => error instanceof CallError && error.status === 401;

/**
 * Calls `onSessionOver` for every answer of a session that is over. A press without a network fails at once: it is
 * not queued to be sent later.
 */
export function createQueryClient(onSessionOver: () => void): QueryClient {
  const onError = (error: unknown) => isOver(error) && onSessionOver();
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => !(error instanceof CallError && error.status >= 400) && count < 3,
      },
      mutations: { networkMode: "always" },
    },
  });
}
