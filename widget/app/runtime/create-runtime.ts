import { createStore } from "jotai";
import { createApi } from "@/api/create-api";
import { createQueryClient } from "@/api/query-client";
import { CATALOGUE_FRESH_MS } from "@/config/booking";
import type { WidgetBoot } from "@/contract/widget/boot";
import type { Kept, KeptArea } from "@/contract/widget/messages";
import { errorText } from "../lib/error-text";
import { uniqueId } from "../lib/unique-id";
import { persist } from "../state/persistence";
import { tokenAtom } from "../state/session";
import { type Toast, toastsAtom } from "../state/toasts";
import { wordsAtom } from "../state/words";
import { keepSessionAlive } from "./renew-session";
import type { Runtime, Send } from "./runtime";
import { expireSession } from "./session";
import { takeUpSession } from "./shared-session";
import { createKeptStorage, createStorage, isOpen, type KeptStorage, type TextStorage } from "./storage";
import { watchHold } from "./watch-hold";

/** One widget for one partner on one page. */
export function createRuntime(boot: WidgetBoot, send: Send): Runtime {
  const store = createStore();
  const clockOffsetMs = Date.parse(boot.servedAt) - Date.now();
  const showToast = (description: string, kind: Toast["kind"] = "info") =>
    store.set(toastsAtom, [...store.get(toastsAtom), { id: uniqueId(), description, kind }]);

  const queryClient = createQueryClient({
    showMessage: showToast,
    textOf: (error) => errorText(error, store.get(wordsAtom)),
    endSession: () => expireSession(runtime, { isSaid: false }),
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
  let device: TextStorage | KeptStorage | undefined;
  function begin(kept: Kept = {}) {
    if (device) return "take" in device ? device.take(kept.device) : undefined;
    device = openStorage("device", () => window.localStorage, kept);
    persist(
      store,
      device,
      openStorage("tab", () => window.sessionStorage, kept),
      // Whose token it is could not be asked: the next call will tell.
      (token) => void takeUpSession(runtime, token).catch(() => undefined),
    );
    keepSessionAlive(runtime, device);
    watchHold(runtime);
  }
  function openStorage(area: KeptArea, browserArea: () => Storage, kept: Kept) {
    // A foreign page is not trusted with what a visitor typed.
    if (boot.isStorefront && !isOpen(browserArea))
      return createKeptStorage(kept[area], (text) => send("keep", { area, text }));
    return createStorage(browserArea, `clinic-widget:${boot.partner.id}:`);
  }
  const runtime: Runtime = {
    boot,
    api,
    store,
    queryClient,
    send,
    showToast,
    now: () => Date.now() + clockOffsetMs,
    begin,
  };
  return runtime;
}
