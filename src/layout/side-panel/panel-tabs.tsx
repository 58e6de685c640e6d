import CircleUserRoundIcon from "@lucide/icons/icons/circle-user-round";
import HouseIcon from "@lucide/icons/icons/house";
import LayoutGridIcon from "@lucide/icons/icons/layout-grid";
import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import type { WidgetScreen } from "@/contract/widget/messages";
import { firstStepLabels } from "@/labels/widget-first-step";
import { TAB_BAR_CLASS, TAB_CLASS } from "@/ui/booking-start";
import { Icon } from "@/ui/icon";
import { CartMark } from "./cart-mark";

const { tabs: words } = firstStepLabels;

/** The widget's tab bar, before the widget is there. */
export function PanelTabs({ isConsultingOnly }: { isConsultingOnly: boolean }) {
  return (
    <nav aria-label={words.label} className={clsx(TAB_BAR_CLASS, "noscript:hidden")}>
      <Tab screen={{ screen: "home" }} icon={HouseIcon} label={words.home} isActive />
      {!isConsultingOnly && (
        <>
          <Tab screen={{ screen: "treatment" }} icon={LayoutGridIcon} label={words.treatments} />
          <Tab screen={{ screen: "cart" }} icon={ShoppingBagIcon} label={words.cart}>
            <CartMark />
          </Tab>
        </>
      )}
      <Tab screen={{ screen: "myPage" }} icon={CircleUserRoundIcon} label={words.myPage} />
    </nav>
  );
}

interface TabProps {
  screen: WidgetScreen;
  icon: ComponentProps<typeof Icon>["of"];
  label: string;
  isActive?: boolean;
  children?: ReactNode;
}

function Tab({ screen, icon, label, isActive = false, children }: TabProps) {
  return (
    <BookButton screen={screen} className={clsx(TAB_CLASS, isActive && "text-ink")}>
      <span className="relative">
        <Icon of={icon} />
        {children}
      </span>
      <span>{label}</span>
    </BookButton>
  );
}
