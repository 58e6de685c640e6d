import { useAtomValue, useSetAtom } from "jotai";
import { useWords } from "../../data/use-words";
import { Heading } from "../../parts/heading";
import { TabScreen } from "../../parts/tab-screen";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";
import { frameAtom } from "../../state/frame";
import { PopularTreatments } from "./popular-treatments";
import { SoonestTimes } from "./soonest-times";
import { Way } from "./way";

/** Where a panel starts: the question, two ways, the soonest times, three treatments. */
export function HomeScreen() {
  const { home: words } = useWords();
  const { boot } = useRuntime();
  const isConsultingOnly = useAtomValue(frameAtom)?.consultingReservationOnly ?? false;
  const setEntry = useSetAtom(entryAtom);
  const begin = useSetAtom(beginAtom);
  const beginTreatment = () => {
    setEntry({});
    begin("treatment");
  };
  const ways = [
    <Way key="treatment" {...words.treatment} onClick={beginTreatment} />,
    <Way key="visit" {...words.visit} onClick={() => begin("visit")} />,
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
