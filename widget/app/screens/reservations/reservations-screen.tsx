import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { widgetLabels } from "@/labels/widget";
import { Blank } from "@/ui/blank";
import { Chip } from "@/ui/chip";
import { Skeleton } from "@/ui/skeleton";
import { useReservations } from "../../data/use-reservations";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { TabScreen } from "../../parts/tab-screen";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { ReservationRow } from "./reservation-row";

const { reservations: words } = widgetLabels;

/** The visitor's own reservations; whoever is not signed in does so right here. */
export function ReservationsScreen() {
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  return <TabScreen>{isSignedIn ? <Reservations /> : <SignInForm />}</TabScreen>;
}

function Reservations() {
  const [isUpcoming, setUpcoming] = useState(true);
  const query = useReservations(isUpcoming);
  return (
    <>
      <Heading>{words.question}</Heading>
      <div className="mt-4 mb-6 flex gap-2">
        <Chip isOn={isUpcoming} onClick={() => setUpcoming(true)}>
          {words.upcoming}
        </Chip>
        <Chip isOn={!isUpcoming} onClick={() => setUpcoming(false)}>
          {words.past}
        </Chip>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NoReservations />
          ) : (
            <ul className="border-line-strong border-t">
              {rows.map((reservation) => (
                <ReservationRow key={reservation.id} reservation={reservation} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}

function NoReservations() {
  const go = useSetAtom(goAtom);
  return (
    <Blank {...words.none}>
      <LineButton size="small" onClick={() => go("home")}>
        {words.book}
      </LineButton>
    </Blank>
  );
}
