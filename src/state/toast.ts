import { atom, getDefaultStore } from "jotai";

export interface Toast {
  id: number;
  kind: "info" | "success";
  description: string;
  hasClose: boolean;
}

export const toastsAtom = atom<readonly Toast[]>([]);

let lastId = 0;

/** Says one sentence for a moment; from anywhere in the browser, inside React or not. */
export function showToast(
  description: string,
  { kind = "info", hasClose = true }: Partial<Pick<Toast, "kind" | "hasClose">> = {},
): void {
  lastId += 1;
  const toast = { id: lastId, kind, description, hasClose };
  getDefaultStore().set(toastsAtom, (toasts) => [...toasts, toast]);
}
