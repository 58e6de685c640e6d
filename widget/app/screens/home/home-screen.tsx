import { useAtomValue, useSetAtom } from "jotai";
import type { ReservationKind } from "@/contract/api/reservations";
import { WAY_CLASS, WayWords } from "@/ui/booking-start";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { TabScreen } from "../../parts/tab-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { frameAtom } from "../../state/frame";
import { PopularTreatments } from "./popular-treatments";
import { SoonestTimes } from "./soonest-times";

/** Where a panel starts: the question, two ways, the soonest times, three treatments. */
export function HomeScreen() {
  const { home: words } = useWords();
  const { boot } = useRuntime();
  const isConsultingOnly = useAtomValue(frameAtom)?.consultingReservationOnly ?? false;
  const setEntry = useSetAtom(entryAtom);
  const begin = useSetAtom(beginAtom);
  const beginAnew = (kind: ReservationKind) => {
    setEntry({});
    begin(kind);
  };
  const ways = [
    <button key="treatment" type="button" className={WAY_CLASS} onClick={() => beginAnew("treatment")}>
      <WayWords {...words.treatment} />
    </button>,
    <button key="visit" type="button" className={WAY_CLASS} onClick={() => beginAnew("visit")}>
      <WayWords {...words.visit} />
    </button>,
  ];
  if (boot.layout.isMenuReversed) ways.reverse();

  return (
    <TabScreen>
      <Heading>{words.question}</Heading>
      <div className="mt-6 border-line-strong border-t">
        {ways.filter(({ key }) => !isConsultingOnly || key === "visit")}
      </div>
      <SoonestTimes />
      {!isConsultingOnly && <PopularTreatments />}
    </TabScreen>
  );
}
