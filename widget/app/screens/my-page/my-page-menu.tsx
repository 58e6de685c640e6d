import BellIcon from "@lucide/icons/icons/bell";
import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import CircleUserRoundIcon from "@lucide/icons/icons/circle-user-round";
import LogOutIcon from "@lucide/icons/icons/log-out";
import RotateCcwClockIcon from "@lucide/icons/icons/rotate-ccw-clock";
import ShoppingBagIcon from "@lucide/icons/icons/shopping-bag";
import { useAtomValue, useSetAtom } from "jotai";
import { useAllWords } from "../../data/use-all-words";
import { useCart } from "../../data/use-cart";
import { useCustomer } from "../../data/use-customer";
import { useNextReservation } from "../../data/use-reservations";
import { useSignOut } from "../../data/use-sign-out";
import { frameAtom } from "../../state/frame";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";
import { MenuRow } from "./menu-row";

/** Where my page leads; a stranger has what needs no name. A partner that books consultations alone has neither cart nor treatments. */
export function MyPageMenu() {
  const { myPage: words } = useAllWords();
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const isConsultingOnly = useAtomValue(frameAtom)?.consultingReservationOnly ?? false;
  const upcoming = useNextReservation().data?.count ?? 0;
  const { count: inCart = 0 } = useCart();
  const go = useSetAtom(goAtom);
  if (!isSignedIn && isConsultingOnly) return null;
  return (
    <nav aria-label={words.menu} className="mt-9">
      <ul className="border-line border-t">
        {isSignedIn && (
          <MenuRow
            icon={CalendarCheckIcon}
            note={upcoming > 0 ? words.upcomingCount(upcoming) : undefined}
            onClick={() => go("reservations")}
          >
            {words.reservations}
          </MenuRow>
        )}
        {!isConsultingOnly && (
          <MenuRow icon={RotateCcwClockIcon} onClick={() => go("recent")}>
            {words.recent}
          </MenuRow>
        )}
        {!isConsultingOnly && (
          <MenuRow
            icon={ShoppingBagIcon}
            note={inCart > 0 ? words.itemCount(inCart) : undefined}
            onClick={() => go("cart")}
          >
            {words.cart}
          </MenuRow>
        )}
        {isSignedIn && <OwnRows />}
      </ul>
    </nav>
  );
}

function OwnRows() {
  const { myPage: words, session } = useAllWords();
  const signOut = useSignOut();
  const { customer } = useCustomer();
  const go = useSetAtom(goAtom);
  const leave = () => {
    signOut();
    go("home");
  };
  return (
    <>
      <MenuRow icon={CircleUserRoundIcon} onClick={() => go("profile")}>
        {words.profile}
      </MenuRow>
      <MenuRow
        icon={BellIcon}
        note={
          customer ? (customer.isMarketingReceivable ? words.marketingOn : words.marketingOff) : undefined
        }
        onClick={() => go("profile")}
      >
        {words.marketing}
      </MenuRow>
      <MenuRow icon={LogOutIcon} onClick={leave}>
        {session.signOut}
      </MenuRow>
    </>
  );
}
