import { atom } from "jotai";
import type { WidgetUser } from "@/contract/widget/messages";
import { persistedAtom } from "./persisted-atom";
import { isRecord } from "./persisted-store";

/** Spec §3: the signed-in visitor, as the widget last reported; persisted as `auth`. */
export const authAtom = persistedAtom<{ user: WidgetUser | null }>(
  "auth",
  { user: null },
  (value): value is { user: WidgetUser | null } =>
    isRecord(value) &&
    (value.user === null ||
      (isRecord(value.user) &&
        typeof value.user.name === "string" &&
        typeof value.user.isRegular === "boolean")),
);

/** Spec §3: what the header shows of the cart; persisted as `common`, so that the mark is there before the widget. */
export const commonAtom = persistedAtom<{ cartCount: number }>(
  "common",
  { cartCount: 0 },
  (value): value is { cartCount: number } =>
    isRecord(value) && Number.isInteger(value.cartCount) && Number(value.cartCount) >= 0,
);

/** The widget's own word, on load and on every change. */
export const isLoggedInAtom = atom(false);
