import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Blank } from "@/ui/blank";
import { Chip } from "@/ui/chip";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useReservations } from "../../data/use-reservations";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { QueryState } from "../../parts/query-state";
import { TabScreen } from "../../parts/tab-screen";
import { unfoldedReservationIdAtom } from "../../state/own-reservation";
import { goAtom } from "../../state/screen";
import { tokenAtom } from "../../state/session";
import { SignInForm } from "../sign-in/sign-in-screen";
import { ReservationRow } from "./reservation-row";

/** The visitor's own reservations; without a session the visitor signs in right here. */
export function ReservationsScreen() {
  const isSignedIn = useAtomValue(tokenAtom) !== null;
  const { reservations: words } = useAllWords();
  return (
    <TabScreen title={words.title} backTo="myPage">
      {isSignedIn ? <Reservations /> : <SignInForm />}
    </TabScreen>
  );
}

function Reservations() {
  const { reservations: words } = useAllWords();
  const [isUpcoming, setUpcoming] = useState(true);
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
      <ReservationList key={String(isUpcoming)} isUpcoming={isUpcoming} />
    </>
  );
}

function ReservationList({ isUpcoming }: { isUpcoming: boolean }) {
  const { reservations: words, loading } = useAllWords();
  const query = useReservations(isUpcoming);
  const unfoldedId = useAtomValue(unfoldedReservationIdAtom);
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
      {({ rows, count }) =>
        rows.length === 0 ? (
          <NoReservations isUpcoming={isUpcoming} />
        ) : (
          <>
            <ul className="border-line-strong border-t">
              {rows.map((reservation) => (
                <ReservationRow
                  key={reservation.id}
                  reservation={reservation}
                  isInitiallyOpen={reservation.id === unfoldedId}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <div className="mt-5 flex items-center justify-between gap-3">
                <p className="text-b6 text-ink-3 tabular-nums">{words.shown(rows.length, count)}</p>
                <LineButton
                  size="small"
                  disabled={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {query.isFetchingNextPage ? loading : words.more}
                </LineButton>
              </div>
            )}
          </>
        )
      }
    </QueryState>
  );
}

function NoReservations({ isUpcoming }: { isUpcoming: boolean }) {
  const { reservations: words } = useAllWords();
  const go = useSetAtom(goAtom);
  return (
    <Blank {...(isUpcoming ? words.none : words.nonePast)}>
      {isUpcoming && (
        <LineButton size="small" onClick={() => go("home")}>
          {words.book}
        </LineButton>
      )}
    </Blank>
  );
}
