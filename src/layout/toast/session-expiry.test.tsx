import { act, render } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { createQueryClient } from "@/api/query-client";
import { errorLabels } from "@/labels/errors";
import { endSession } from "@/state/end-session";
import { authAtom, isLoggedInAtom } from "@/state/session";
import { showToast, toastsAtom } from "@/state/toast";
import { ToastList } from "./toast-list";

const store = getDefaultStore();
const shown = () => Array.from(document.querySelectorAll("p"), (toast) => toast.textContent);
const refuse = (status: number) => async () => {
  throw new ApiError(status, `message of ${status}`);
};

beforeEach(() => {
  store.set(toastsAtom, []);
  vi.useFakeTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: as the product does
  document.cookie = "access-token=secret; path=/";
  store.set(authAtom, { user: { name: "김하윤", isRegular: true } });
  store.set(isLoggedInAtom, true);
});
afterEach(() => {
  // Files share a window, and its cookies.
  endSession();
  store.set(toastsAtom, []);
  vi.useRealTimers();
});

it("ends the session once and shows one toast for five calls that are refused together", async () => {
  render(<ToastList />);
  const client = createQueryClient({ showMessage: showToast, endSession });
  const queries = [401, 403, 401].map((status, index) =>
    client.fetchQuery({ queryKey: [index], queryFn: refuse(status), retry: false }),
  );
  const mutations = [401, 403].map((status) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: refuse(status) })
      .execute(undefined),
  );
  await act(() => Promise.allSettled([...queries, ...mutations]));
  expect(shown()).toEqual([errorLabels.sessionExpired]);
  expect(store.get(toastsAtom)).toMatchObject([{ kind: "info" }]);
  expect(document.cookie).not.toContain("access-token");
  expect(store.get(authAtom)).toEqual({ user: null });
  expect(store.get(isLoggedInAtom)).toBe(false);

  await act(() => vi.advanceTimersByTimeAsync(1500));
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(shown()).toEqual([]);
  await act(() =>
    client.fetchQuery({ queryKey: ["later"], queryFn: refuse(401), retry: false }).catch(() => undefined),
  );
  expect(shown(), "nobody is signed in any more").toEqual([]);
});
