"use client";

import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { BookingButton } from "@/blocks/booking/booking-button";
import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { useSite } from "@/state/site";
import { showToast } from "@/state/toast";
import { widgetClient } from "@/state/widget-client";
import { Button, ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { ChosenSum } from "./chosen-sum";
import { useSelectedOptions } from "./selected-options";

interface PurchaseDockProps {
  productId: number;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
}

/** What the chosen options cost, and the ways on; lies over the page's lower edge. */
export function PurchaseDock(props: PurchaseDockProps) {
  const { booking, phone } = useSite();
  if (booking.kind === "widget") {
    return (
      <div className="sticky bottom-0 z-dock -mb-section border-line border-t bg-ground pb-[env(safe-area-inset-bottom)]">
        <WidgetWays {...props} />
        {phone && (
          <noscript>
            <ButtonLink href={phone.href} isWide>
              {productLabels.callNumber(phone.text)}
            </ButtonLink>
          </noscript>
        )}
      </div>
    );
  }
  // On phones the page's own call bar stands there.
  return (
    <div className="sticky bottom-0 z-dock -mb-section border-line border-t bg-ground max-md:hidden">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 py-2.5">
        <p className="text-h3 tabular-nums">{phone?.text}</p>
        <BookingButton screen={{ screen: "visit" }} size="large">
          {productLabels.call}
        </BookingButton>
      </div>
    </div>
  );
}

function WidgetWays({ productId, options, isIncludeVat }: PurchaseDockProps) {
  const { chosen } = useSelectedOptions(productId, options);
  const optionIds = chosen.map(({ id }) => id);
  const addToCart = () => {
    widgetClient.addToCart(optionIds);
    showToast(productLabels.added, { kind: "success" });
  };
  return (
    <div className="wrap flex min-h-18 items-center gap-3 py-2.5">
      <ChosenSum chosen={chosen} isIncludeVat={isIncludeVat} />
      <Button
        look="line"
        size="large"
        disabled={optionIds.length === 0}
        onClick={addToCart}
        onPointerEnter={widgetClient.warmUp}
        onFocus={widgetClient.warmUp}
        className="max-md:w-13 max-md:px-0"
      >
        <Icon of={ShoppingBagIcon} className="md:hidden" />
        <span className="max-md:sr-only">{productLabels.addToCart}</span>
      </Button>
      <BookingButton screen={{ screen: "treatment", productId, optionIds }} size="large">
        {productLabels.book}
      </BookingButton>
    </div>
  );
}
