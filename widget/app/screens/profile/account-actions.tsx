import { useMutation } from "@tanstack/react-query";
import { useAtom, useSetAtom } from "jotai";
import { moreLinkClass } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { useCustomer } from "../../data/use-customer";
import { useSignOut } from "../../data/use-sign-out";
import { useRuntime } from "../../runtime/runtime-context";
import { goAtom } from "../../state/screen";
import { deviceMarkAtom } from "../../state/session";

/** The ways out: for now, and for good; and for this device, where an SMS would sign the member in. */
export function AccountActions() {
  const { people } = useAllWords();
  const signOut = useSignOut();
  const go = useSetAtom(goAtom);
  const leaveForNow = () => {
    signOut();
    go("home");
  };
  return (
    <div className="mt-9 flex flex-wrap justify-between gap-x-6 border-line border-t pt-3">
      <ForgetDevice />
      <button type="button" className={moreLinkClass} onClick={leaveForNow}>
        {people.profile.signOut}
      </button>
      <button type="button" className={moreLinkClass} onClick={() => go("leave")}>
        {people.profile.leave}
      </button>
    </div>
  );
}

function ForgetDevice() {
  const { profile: words } = useAllWords().people;
  const { api, showToast } = useRuntime();
  const [mark, setMark] = useAtom(deviceMarkAtom);
  const { customer } = useCustomer();
  const { mutate, isPending } = useMutation({
    ...api.mutation("POST /customer/forgotten-devices"),
    onSuccess() {
      setMark(null);
      showToast(words.deviceForgotten, "success");
    },
  });
  if (mark === null || !customer?.isRegular) return null;
  const forget = () => mutate({ body: { deviceMark: mark } });
  return (
    <button type="button" className={moreLinkClass} disabled={isPending} onClick={forget}>
      {words.forgetDevice}
    </button>
  );
}
