import { atom } from "jotai";
import type { ReservationSuccess, WidgetUser } from "@/contract/widget/messages";
import { persistedAtom } from "./persisted-atom";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

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
  (value): value is { cartCount: number } => isRecord(value) && Number.isInteger(value.cartCount),
);

/** The widget's own word, on load and on every change. */
export const isLoggedInAtom = atom(false);

/** The reservation that was made on this page last. */
export const reservationAtom = atom<ReservationSuccess | null>(null);
