import { useSetAtom } from "jotai";
import { useAllWords } from "../../data/use-all-words";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { TabScreen } from "../../parts/tab-screen";
import { goAtom } from "../../state/screen";

/** After leaving on a page that is not the partner's own storefront. */
export function GoodbyeScreen() {
  const { goodbye: words } = useAllWords().people;
  const go = useSetAtom(goAtom);
  return (
    <TabScreen hasSession={false}>
      <Heading>{words.title}</Heading>
      <p className="mt-1 mb-8 text-b5 text-ink-2">{words.description}</p>
      <LineButton size="tall" isWide onClick={() => go("home")}>
        {words.home}
      </LineButton>
    </TabScreen>
  );
}
