import CircleUserRoundIcon from "@lucide/icons/icons/circle-user-round";
import HouseIcon from "@lucide/icons/icons/house";
import LayoutGridIcon from "@lucide/icons/icons/layout-grid";
import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { useAtomValue, useSetAtom } from "jotai";
import { TAB_BAR_CLASS, TAB_CLASS } from "@/ui/booking-start";
import { Icon } from "@/ui/icon";
import { Dot } from "@/ui/icon-button";
import { useCart } from "../data/use-cart";
import { useReservationCount } from "../data/use-reservation-count";
import { useWords } from "../data/use-words";
import { beginAtom } from "../state/draft";
import { entryAtom } from "../state/entry";
import { frameAtom } from "../state/frame";
import { goAtom, type Screen, screenAtom } from "../state/screen";

const TABS = [
  { screen: "home", icon: HouseIcon, isConsulting: true },
  { screen: "treatments", icon: LayoutGridIcon, isConsulting: false },
  { screen: "cart", icon: ShoppingBagIcon, isConsulting: false },
  { screen: "myPage", icon: CircleUserRoundIcon, isConsulting: true },
] as const;
/** Screens that are a part of another. */
const TAB_OF: Partial<Record<Screen, Screen>> = {
  reservations: "myPage",
  recent: "myPage",
  profile: "myPage",
  leave: "myPage",
};

/** The 60 bar at the foot of the screens between bookings. */
export function TabBar() {
  const { tabs: words } = useWords();
  const screen = useAtomValue(screenAtom);
  const isConsultingOnly = useAtomValue(frameAtom)?.consultingReservationOnly ?? false;
  const { count: cartCount = 0 } = useCart();
  const reservationCount = useReservationCount();
  const markOf = (tab: Screen) => {
    if (tab === "cart" && cartCount > 0) return words.cartWithCount(cartCount);
    if (tab === "myPage" && reservationCount > 0) return words.reservationsAhead(reservationCount);
  };
  const show = useShowTab();
  return (
    <nav
      aria-label={words.label}
      className={`${TAB_BAR_CLASS} sticky bottom-0 z-dock pb-[env(safe-area-inset-bottom)]`}
    >
      {TABS.filter(({ isConsulting }) => isConsulting || !isConsultingOnly).map((tab) => (
        <button
          key={tab.screen}
          type="button"
          aria-current={tab.screen === (TAB_OF[screen] ?? screen) ? "page" : undefined}
          aria-label={tab.screen === "cart" ? markOf("cart") : undefined}
          aria-description={tab.screen === "myPage" ? markOf("myPage") : undefined}
          onClick={() => show(tab.screen)}
          className={TAB_CLASS}
        >
          <span className="relative">
            <Icon of={tab.icon} />
            {markOf(tab.screen) && <TabDot />}
          </span>
          <span>{words[tab.screen]}</span>
        </button>
      ))}
    </nav>
  );
}

/** The dot sits on the icon's own corner, not on a 44 target's. */
function TabDot() {
  return (
    <span className="absolute -top-[11px] -right-[11px] size-6">
      <Dot />
    </span>
  );
}

function useShowTab() {
  const go = useSetAtom(goAtom);
  const begin = useSetAtom(beginAtom);
  const setEntry = useSetAtom(entryAtom);
  return (screen: Screen) => {
    if (screen !== "treatments") return go(screen);
    setEntry({});
    begin("treatment");
  };
}
