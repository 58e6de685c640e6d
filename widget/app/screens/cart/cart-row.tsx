import XIcon from "@lucide/icons/icons/x";
import type { CartItem } from "@/contract/api/cart";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useWords } from "../../data/use-words";
import { optionTitle } from "../../parts/option-line";
import { OptionRow } from "../../parts/option-row";
import { EventLine } from "./event-line";
import { useRemoveItem } from "./use-remove-item";

interface CartRowProps {
  item: CartItem;
  isChosen: boolean;
  onToggle: () => void;
}

/** One option in the cart: in or out of the booking, or out of the cart altogether. */
export function CartRow({ item, isChosen, onToggle }: CartRowProps) {
  const { cart: words } = useWords();
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
      <IconButton label={words.remove(title)} disabled={isRemoving} onClick={remove} className="mt-1.5 -mr-3">
        <Icon of={XIcon} size={16} />
      </IconButton>
    </li>
  );
}
