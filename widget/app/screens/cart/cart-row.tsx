import XIcon from "@lucide/icons/icons/x";
import type { CartItem } from "@/contract/api/cart";
import { widgetLabels } from "@/labels/widget";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useTask } from "../../data/use-task";
import { optionTitle } from "../../parts/option-line";
import { OptionRow } from "../../parts/option-row";
import { removeFromCart } from "../../runtime/cart";
import { useRuntime } from "../../runtime/runtime-context";

const { cart: words } = widgetLabels;

interface CartRowProps {
  item: CartItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** One option in the cart: in or out of the booking, or out of the cart altogether. */
export function CartRow({ item, isChosen, onToggle }: CartRowProps) {
  const runtime = useRuntime();
  const title = optionTitle({ productName: item.product.name, option: item.option });
  const { isRunning, run } = useTask(async () => {
    await removeFromCart(runtime, [item.id]);
    runtime.showToast(words.removed);
  });
  return (
    <li className="grid grid-cols-[1fr_44px] items-start border-line border-b">
      <OptionRow
        option={item.option}
        title={title}
        label={words.choose(title)}
        isChosen={isChosen}
        onToggle={onToggle}
      />
      <IconButton label={words.remove(title)} disabled={isRunning} onClick={run} className="mt-1.5 -mr-3">
        <Icon of={XIcon} size={16} />
      </IconButton>
    </li>
  );
}
