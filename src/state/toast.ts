import { atom, getDefaultStore } from "jotai";

/** Plain text from anywhere, or HTML from our own code alone, of which only a few text marks are drawn. */
export type ToastDescription = string | { html: string };
type ToastKind = "info" | "success";

export interface Toast {
  id: number;
  kind: ToastKind;
  description: ToastDescription;
  hasClose: boolean;
  /** The kind's own unless said otherwise; null: none. */
  icon: ToastKind | null;
}

/** Spec §4: the first one is shown. */
export const toastsAtom = atom<readonly Toast[]>([]);

let lastId = 0;

/** Says one sentence for a moment; from anywhere in the browser, inside React or not. */
export function showToast(
  description: ToastDescription,
  { kind = "info", hasClose = true, icon = kind }: Partial<Omit<Toast, "id" | "description">> = {},
): void {
  lastId += 1;
  const toast = { id: lastId, kind, description, hasClose, icon };
  // What already waits to be said is not said twice: calls that fail together fail alike.
  getDefaultStore().set(toastsAtom, (toasts) =>
    toasts.some((known) => isSame(known, toast)) ? [...toasts] : [...toasts, toast],
  );
}

const isSame = (one: Toast, other: Toast) =>
  one.kind === other.kind && htmlOrText(one.description) === htmlOrText(other.description);

const htmlOrText = (description: ToastDescription) =>
  typeof description === "string" ? description : description.html;
