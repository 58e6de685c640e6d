import { useSetAtom } from "jotai";
import { Button } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { Heading } from "../../parts/heading";
import { LineButton } from "../../parts/line-button";
import { TabScreen } from "../../parts/tab-screen";
import { goAtom } from "../../state/screen";

/** After signing up on a page that is not the partner's own storefront. */
export function WelcomeScreen() {
  const { welcome: words } = useAllWords().people;
  const { customer } = useCustomer();
  const go = useSetAtom(goAtom);
  return (
    <TabScreen>
      <Heading>{words.title(customer?.name ?? "")}</Heading>
      <p className="mt-1 mb-8 text-b5 text-ink-2">{words.description}</p>
      <div className="grid gap-2">
        <Button size="tall" isWide onClick={() => go("home")}>
          {words.book}
        </Button>
        <LineButton size="tall" isWide onClick={() => go("myPage")}>
          {words.myPage}
        </LineButton>
      </div>
    </TabScreen>
  );
}
