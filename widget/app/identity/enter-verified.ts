import { queryOptions } from "@tanstack/react-query";
import { ApiError, hasStatus } from "@/api/api-error";
import { runMutation } from "@/api/run-mutation";
import { beginSession } from "../runtime/begin-session";
import type { Runtime, Store } from "../runtime/runtime";
import { allWords } from "../state/all-words";
import { type Verification, verificationAtom } from "../state/people";
import { goAtom, screenAtom } from "../state/screen";
import { afterSignInAtom, tokenAtom } from "../state/session";
import { wordsAtom } from "../state/words";

const NOT_FOUND = 404;

/** Whom a verification is of. It is not used up by being asked. */
export function verifiedPersonQuery({ api }: Pick<Runtime, "api">, { impUid, token }: Verification) {
  return queryOptions({
    queryKey: ["POST /certification/:impUid", impUid],
    queryFn: async () =>
      (await api.call("POST /certification/:impUid", { params: { impUid }, body: { token } })).row,
    // Its refusals are for good, and its failures are told with a way to ask again.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Signs in whom a verification is of, or makes a guest who is signed in the member they are; somebody who is yet to
 * sign up is led there, with the verification still good. Rejects with the server's refusal.
 */
export async function enterVerified(runtime: Runtime, verification: Verification): Promise<void> {
  const { store, queryClient } = runtime;
  store.set(verificationAtom, verification);
  const person = await queryClient.fetchQuery(verifiedPersonQuery(runtime, verification));
  if (!person.isRegistered) return leadToSignUp(runtime);
  try {
    await signIn(runtime, verification);
  } catch (error) {
    if (hasStatus(error, NOT_FOUND)) return leadToSignUp(runtime);
    throw error;
  }
  store.set(verificationAtom, null);
}

async function signIn(runtime: Runtime, { impUid, token }: Verification): Promise<void> {
  const { store, queryClient, api } = runtime;
  const body = { impUid, token };
  const isSignedIn = store.get(tokenAtom) !== null;
  const answer = isSignedIn
    ? await runMutation(queryClient, api.mutation("PUT /api/guest-customer/certification-info"), {
        body: { ...body, agreements: [] },
      })
    : await runMutation(queryClient, api.mutation("POST /api/signin"), { body });
  beginSession(runtime, answer.token ?? "", answer.row, answer.deviceMark);
}

function leadToSignUp({ store, queryClient, api }: Runtime): void {
  const signedIn = queryClient.getQueryData(api.query("GET /customers/this").queryKey)?.row;
  if (store.get(tokenAtom) !== null && signedIn?.isRegular) {
    store.set(verificationAtom, null);
    throw new ApiError(
      422,
      allWords(store.get(wordsAtom)).people.verify.otherPerson,
      "identity.other-person",
    );
  }
  rememberPlace(store);
  store.set(goAtom, "signUp");
}

/** Signing up leads back to the present screen. */
function rememberPlace(store: Store): void {
  const here = store.get(screenAtom);
  if (here !== "signIn" && here !== "signUp") store.set(afterSignInAtom, here);
}
