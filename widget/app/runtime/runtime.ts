import type { QueryClient } from "@tanstack/react-query";
import type { createStore } from "jotai";
import type { Api } from "@/api/create-api";
import type { WidgetBoot } from "@/contract/widget/boot";
import type { Kept, WidgetEvents } from "@/contract/widget/messages";
import type { Toast } from "../state/toasts";

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
  /** Milliseconds of the server's clock: the device's own may be wrong. */
  now: () => number;
  /** Takes up what an earlier page of this visitor left; again, what other tabs have done with it since. */
  begin: (kept?: Kept) => void;
}
