import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import HouseIcon from "@lucide/icons/icons/house";
import LayoutGridIcon from "@lucide/icons/icons/layout-grid";
import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import type { WidgetScreen } from "@/contract/widget/messages";
import { widgetLabels } from "@/labels/widget";
import { Icon } from "@/ui/icon";
import { CartMark } from "./cart-mark";

const { tabs: words } = widgetLabels;

/** The widget's tab bar, before the widget is there. */
export function PanelTabs({ isConsultingOnly }: { isConsultingOnly: boolean }) {
  return (
    <nav
      aria-label={words.label}
      className="grid auto-cols-fr grid-flow-col border-line border-t noscript:hidden"
    >
      <Tab screen={{ screen: "home" }} icon={HouseIcon} label={words.home} isActive />
      {!isConsultingOnly && (
        <>
          <Tab screen={{ screen: "treatment" }} icon={LayoutGridIcon} label={words.treatments} />
          <Tab screen={{ screen: "cart" }} icon={ShoppingBagIcon} label={words.cart}>
            <CartMark />
          </Tab>
        </>
      )}
      <Tab screen={{ screen: "myPage" }} icon={CalendarCheckIcon} label={words.myPage} />
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
    <BookButton
      screen={screen}
      className={clsx(
        "grid h-15 content-center justify-items-center gap-[3px] text-label5",
        isActive ? "text-ink" : "text-ink-3",
      )}
    >
      <span className="relative">
        <Icon of={icon} />
        {children}
      </span>
      <span>{label}</span>
    </BookButton>
  );
}
