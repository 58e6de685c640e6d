import type { QueryClient } from "@tanstack/react-query";
import { createStore } from "jotai";
import { type Api, createApi } from "@/api/create-api";
import { createQueryClient } from "@/api/query-client";
import { CATALOGUE_FRESH_MS } from "@/config/booking";
import type { WidgetBoot } from "@/contract/widget/boot";
import type { Kept, KeptArea, WidgetEvents } from "@/contract/widget/messages";
import { uniqueId } from "../lib/unique-id";
import { persist } from "../state/persistence";
import { isSessionExpiredAtom, tokenAtom } from "../state/session";
import { type Toast, toastsAtom } from "../state/toasts";
import { createKeptStorage, createStorage, isOpen } from "./storage";

export type Send = <Type extends keyof WidgetEvents>(type: Type, data: WidgetEvents[Type]) => void;
export type Store = ReturnType<typeof createStore>;

/** What every part of the widget stands on. */
export interface Runtime {
  boot: WidgetBoot;
  api: Api;
  store: Store;
  queryClient: QueryClient;
  /** Tells the page. */
  send: Send;
  showToast: (description: string, kind?: Toast["kind"]) => void;
  /** Takes up, once, what an earlier page of this visitor left. */
  begin: (kept?: Kept) => void;
}

/** One widget for one partner on one page. */
export function createRuntime(boot: WidgetBoot, send: Send): Runtime {
  const store = createStore();
  const showToast = (description: string, kind: Toast["kind"] = "info") =>
    store.set(toastsAtom, [...store.get(toastsAtom), { id: uniqueId(), description, kind }]);

  const queryClient = createQueryClient({
    showMessage: showToast,
    // Spec §8: what the visitor typed is not the session's, and stays.
    endSession() {
      if (store.get(tokenAtom) === null) return false;
      store.set(tokenAtom, null);
      store.set(isSessionExpiredAtom, true);
      send("logout", { isExpired: true });
      return true;
    },
  });
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, staleTime: CATALOGUE_FRESH_MS },
    // Without a network a booking fails at once and says so, instead of being sent later behind the visitor's back.
    mutations: { ...mutations, networkMode: "always" },
  });

  const api = createApi({
    baseUrl: window.location.origin,
    tenantOrigin: boot.tenantOrigin,
    readToken: () => store.get(tokenAtom) ?? undefined,
  });
  const begin = (kept: Kept = {}) =>
    persist(
      store,
      openStorage("device", () => window.localStorage, kept),
      openStorage("tab", () => window.sessionStorage, kept),
    );
  function openStorage(area: KeptArea, browserArea: () => Storage, kept: Kept) {
    // A foreign page is not trusted with what a visitor typed.
    if (boot.isStorefront && !isOpen(browserArea))
      return createKeptStorage(kept[area], (text) => send("keep", { area, text }));
    return createStorage(browserArea, `clinic-widget:${boot.partner.id}:`);
  }
  return { boot, api, store, queryClient, send, showToast, begin };
}
