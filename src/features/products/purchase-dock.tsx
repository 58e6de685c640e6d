"use client";

import { clsx } from "clsx";
import ShoppingBagIcon from "lucide-react/icons/shopping-bag";
import { BookingButton } from "@/blocks/booking/booking-button";
import type { ProductOption } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { uiLabels } from "@/labels/ui";
import { sumOfPrices } from "@/lib/price";
import { formatWon } from "@/lib/won";
import { useSite } from "@/state/site";
import { showToast } from "@/state/toast";
import { widgetClient } from "@/state/widget-client";
import { Button, ButtonLink } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { useSelectedOptions } from "./selected-options";

interface PurchaseDockProps {
  productId: number;
  options: readonly ProductOption[];
  isIncludeVat: boolean;
}

/** What the chosen options cost, and the two ways on; lies over the page's lower edge. */
export function PurchaseDock({ productId, options, isIncludeVat }: PurchaseDockProps) {
  const { booking, phone } = useSite();
  const { chosen } = useSelectedOptions(productId, options);
  const optionIds = chosen.map(({ id }) => id);
  return (
    <div
      className={clsx(
        "sticky bottom-0 z-dock -mb-section border-line border-t bg-ground pb-[env(safe-area-inset-bottom)]",
        // The page's own call bar stands there on phones.
        booking.kind === "contact" && "max-md:hidden",
      )}
    >
      <div className="wrap flex min-h-18 items-center gap-3 py-2.5">
        <ChosenSum chosen={chosen} isIncludeVat={isIncludeVat} />
        {booking.kind === "widget" && <CartButton optionIds={optionIds} />}
        <BookingButton screen={{ screen: "treatment", productId, optionIds }} size="large">
          {booking.kind === "widget" ? productLabels.book : productLabels.call}
        </BookingButton>
      </div>
      {booking.kind === "widget" && phone && (
        <noscript>
          <ButtonLink href={phone.href} isWide>
            {productLabels.callNumber(phone.text)}
          </ButtonLink>
        </noscript>
      )}
    </div>
  );
}

function ChosenSum({ chosen, isIncludeVat }: { chosen: readonly ProductOption[]; isIncludeVat: boolean }) {
  const sum = sumOfPrices(chosen);
  const vat = isIncludeVat ? uiLabels.vatIncluded : uiLabels.vatExcluded;
  return (
    <p role="status" className="mr-auto">
      {chosen.length === 0 ? (
        <span className="text-b5 text-ink-3">{productLabels.nothingChosen}</span>
      ) : (
        <>
          <b className="block text-h3 tabular-nums">
            {sum === null ? uiLabels.askForPrice : productLabels.sum(formatWon(sum))}
          </b>
          <span className="text-ink-3 text-label4 font-normal">
            {sum === null
              ? productLabels.chosenWithoutPrice(chosen.length)
              : productLabels.chosen(chosen.length, vat)}
          </span>
        </>
      )}
    </p>
  );
}

function CartButton({ optionIds }: { optionIds: number[] }) {
  const add = () => {
    widgetClient.addToCart(optionIds);
    showToast(productLabels.added, { kind: "success" });
  };
  return (
    <Button
      look="line"
      size="large"
      disabled={optionIds.length === 0}
      onClick={add}
      onPointerEnter={widgetClient.warmUp}
      onFocus={widgetClient.warmUp}
      className="max-md:w-13 max-md:px-0"
    >
      <Icon of={ShoppingBagIcon} className="md:hidden" />
      <span className="max-md:sr-only">{productLabels.addToCart}</span>
    </Button>
  );
}
