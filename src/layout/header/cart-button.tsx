"use client";

import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { useAtomValue } from "jotai";
import { headerLabels } from "@/labels/layout/header";
import { commonAtom } from "@/state/session";
import { warmUpOnIntent, widgetClient } from "@/state/widget-client";
import { Icon } from "@/ui/icon";
import { Dot, IconButton } from "@/ui/icon-button";

/** Opens the cart; a dot says that something is in it. */
export function CartButton({ className }: { className?: string }) {
  const isFilled = useAtomValue(commonAtom).cartCount > 0;
  return (
    <IconButton
      label={isFilled ? headerLabels.cartFilled : headerLabels.cart}
      className={className}
      onClick={() => widgetClient.open({ screen: "cart" })}
      {...warmUpOnIntent}
    >
      <Icon of={ShoppingBagIcon} />
      {isFilled && <Dot />}
    </IconButton>
  );
}
