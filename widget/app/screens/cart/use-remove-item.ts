import { useSetAtom } from "jotai";
import type { CartItem } from "@/contract/api/cart";
import { useTask } from "../../data/use-task";
import { useWords } from "../../data/use-words";
import { uniqueId } from "../../lib/unique-id";
import { addToCart, removeFromCart } from "../../runtime/cart";
import { useRuntime } from "../../runtime/runtime-context";
import { toastsAtom } from "../../state/toasts";

/** Takes an item out of the cart; the toast that says so puts it back. */
export function useRemoveItem({ id, option, secretEventId }: CartItem) {
  const { cart: words } = useWords();
  const runtime = useRuntime();
  const setToasts = useSetAtom(toastsAtom);
  // A cart that refuses has said so in a toast.
  const putBack = () => void addToCart(runtime, [option.id], secretEventId).catch(() => undefined);
  const { isRunning, run } = useTask(async () => {
    await removeFromCart(runtime, [id]);
    const action = { label: words.undo, run: putBack };
    setToasts((all) => [...all, { id: uniqueId(), description: words.removed, kind: "info", action }]);
  });
  return { isRemoving: isRunning, remove: run };
}
