import XIcon from "@lucide/icons/icons/x";
import { useSetAtom } from "jotai";
import type { CartItem } from "@/contract/api/cart";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { focusBeside } from "../../lib/focus-beside";
import { uniqueId } from "../../lib/unique-id";
import { optionTitle } from "../../parts/option-line";
import { OptionRow } from "../../parts/option-row";
import { addToCart, removeFromCart } from "../../runtime/cart";
import { useRuntime } from "../../runtime/runtime-context";
import { toastsAtom } from "../../state/toasts";
import { EventLine } from "./event-line";

interface CartRowProps {
  item: CartItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** One option in the cart: in or out of the booking, or out of the cart altogether. */
export function CartRow({ item, isChosen, onToggle }: CartRowProps) {
  const { cart: words } = useAllWords();
  const title = optionTitle({ productName: item.product.name, option: item.option });
  const { isRemoving, remove } = useRemoveItem(item);
  return (
    <li className="grid grid-cols-[1fr_44px] items-start border-line border-b">
      <div className="min-w-0">
        <div>
          <OptionRow
            option={item.option}
            title={title}
            label={words.choose(title)}
            isChosen={isChosen}
            onToggle={onToggle}
          />
        </div>
        <EventLine item={item} />
      </div>
      <IconButton
        label={words.remove(title)}
        aria-disabled={isRemoving}
        onClick={({ currentTarget }) => remove(currentTarget)}
        className="mt-1.5 -mr-3"
      >
        <Icon of={XIcon} size={16} />
      </IconButton>
    </li>
  );
}

/** Takes an item out of the cart; the toast that says so puts it back. */
function useRemoveItem({ id, option, secretEventId }: CartItem) {
  const { cart: words } = useAllWords();
  const runtime = useRuntime();
  const setToasts = useSetAtom(toastsAtom);
  // A cart that refuses has said so in a toast.
  const putBack = () => void addToCart(runtime, [option.id], secretEventId).catch(() => undefined);
  const { isRunning, run } = useTask(async (button: Element) => {
    await removeFromCart(runtime, [id]);
    focusBeside(button);
    const action = { label: words.undo, run: putBack };
    setToasts((all) => [...all, { id: uniqueId(), description: words.removed, kind: "info", action }]);
  });
  return { isRemoving: isRunning, remove: run };
}
