"use client";

import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { BookButton } from "@/blocks/booking/book-button";
import { purchaseLabels } from "@/labels/products";
import { showToast } from "@/state/toast";
import { warmUpOnIntent, widgetClient } from "@/state/widget-client";
import { Button, buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { ChosenSum, type PricedOption } from "./chosen-sum";
import { useSelectedOptions } from "./selected-options";

interface PurchaseDockProps {
  productId: number;
  /** The secret event whose link leads here: booking holds it to that event's prices. */
  secretEventId: number | null;
  options: readonly (PricedOption & { isDefault: boolean })[];
  isIncludeVat: boolean;
}

/** What the chosen options cost, and the ways on; lies over the page's lower edge. */
export function PurchaseDock(props: PurchaseDockProps) {
  return (
    <div
      data-booking-bar=""
      className="sticky bottom-0 z-dock -mb-section border-line border-t bg-ground pb-[env(safe-area-inset-bottom)]"
    >
      <WidgetWays {...props} />
    </div>
  );
}

function WidgetWays({ productId, secretEventId, options, isIncludeVat }: PurchaseDockProps) {
  const defaultIds = options.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const [selected] = useSelectedOptions(productId, defaultIds);
  const chosen = options.filter(({ id }) => selected.includes(id));
  const optionIds = chosen.map(({ id }) => id);
  const addToCart = () => {
    widgetClient.addToCart(optionIds);
    showToast(purchaseLabels.added, { kind: "success" });
  };
  return (
    <div className="wrap flex min-h-18 items-center gap-3 py-2.5">
      <ChosenSum chosen={chosen} isIncludeVat={isIncludeVat} />
      {/* The page's cart command names no event: a secret price is booked at once, or put aside in the widget. */}
      {secretEventId === null && (
        <Button
          look="line"
          size="large"
          disabled={optionIds.length === 0}
          onClick={addToCart}
          {...warmUpOnIntent}
          className="max-md:w-13 max-md:px-0 noscript:hidden"
        >
          <Icon of={ShoppingBagIcon} className="md:hidden" />
          <span className="max-md:sr-only">{purchaseLabels.addToCart}</span>
        </Button>
      )}
      <BookButton
        screen={{ screen: "treatment", productId, optionIds, secretEventId: secretEventId ?? undefined }}
        className={buttonClass({ size: "large" })}
      >
        {purchaseLabels.book}
      </BookButton>
    </div>
  );
}
