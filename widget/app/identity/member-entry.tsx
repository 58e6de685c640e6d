import { useAllWords } from "../data/use-all-words";
import { VerifyIdentity } from "./verify-identity";

/** In the middle of a booking: members sign in by a verification, instead of by what follows. */
export function MemberEntry() {
  const { verify: words } = useAllWords().people;
  return (
    <div className="mt-5 border-line border-t border-b py-4">
      <p className="mb-3 text-b5 text-ink-2">{words.memberInstead}</p>
      <VerifyIdentity look="line">{words.signInToBook}</VerifyIdentity>
    </div>
  );
}
