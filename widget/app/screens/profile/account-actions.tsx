import { useSetAtom } from "jotai";
import { moreLinkClass } from "@/ui/button";
import { useSignOut } from "../../data/use-sign-out";
import { useWords } from "../../data/use-words";
import { goAtom } from "../../state/screen";

/** The ways out: for now, and for good. */
export function AccountActions() {
  const { people } = useWords();
  const signOut = useSignOut();
  const go = useSetAtom(goAtom);
  const leaveForNow = () => {
    signOut();
    go("home");
  };
  return (
    <div className="mt-9 flex justify-between border-line border-t pt-3">
      <button type="button" className={moreLinkClass} onClick={leaveForNow}>
        {people.profile.signOut}
      </button>
      <button type="button" className={moreLinkClass} onClick={() => go("leave")}>
        {people.profile.leave}
      </button>
    </div>
  );
}
