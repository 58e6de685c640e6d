import { useEffect, useRef, useState } from "react";
import { needsAnother, type Sheet, type Sheets } from "./sheets";
import { frameAddress, isSamePage } from "./site-pages";
import { useStage } from "./stage-context";

/** What the page shows already is drawn again once typing rests; what it cannot show, as soon as it is saved. */
const REST_MS = 2500;

/** The pages of one frame: another one where the path is, or something saved is not what the shown one was made of. */
export function useSheets() {
  const { link, path, written, typed } = useStage();
  const [sheets, setSheets] = useState<Sheets>({ shown: null, next: null });
  const [missed, setMissed] = useState(0);
  const [tries, setTries] = useState(0);
  const lastKey = useRef(0);
  const latestLink = useRef(link);
  latestLink.current = link;
  const { shown, next } = sheets;
  const newest = next ?? shown;
  const now = typed?.now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed begins the rest again
  useEffect(() => {
    if (!needsAnother({ shown, next }, { path, revision: written.revision })) return;
    const isRest = newest && isSamePage(newest.path, path) && missed === 0;
    const timer = setTimeout(
      () => {
        lastKey.current += 1;
        const address = frameAddress(latestLink.current, path);
        const made: Sheet = { key: lastKey.current, path, address, made: written };
        setSheets(({ shown: old }) => ({ shown: old, next: made }));
      },
      isRest ? REST_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [shown, next, newest, path, written, missed, now, tries]);
  const again = () => {
    setSheets({ shown: null, next: null });
    setTries((count) => count + 1);
  };
  return { sheets, setSheets, missed, setMissed, again };
}
