import { ApiError, isSessionOver } from "@/api/api-error";
import { moreLinkClass } from "@/ui/button";
import { useAllWords } from "../../data/use-all-words";
import { VerifyIdentity } from "../../identity/verify-identity";
import { errorText } from "../../lib/error-text";
import { Note } from "../../parts/note";

/** Codes of verifications that nothing can be done with any more. */
const SPENT = [
  "identity.expired",
  "identity.used",
  "identity.unknown",
  "identity.no-key",
  "identity.no-mobile",
];

interface SignUpProblemProps {
  error: Error | null;
  /** Absent where the one button of the screen asks again. */
  onAskAgain: (() => void) | undefined;
}

/** Why somebody is not signed up: what happened, what is kept, and the way on. */
export function SignUpProblem({ error, onAskAgain }: SignUpProblemProps) {
  const words = useAllWords();
  const { signUp, verify } = words.people;
  if (error === null) return null;
  const { status, code = "" } = error instanceof ApiError ? error : { status: 500 };
  if (isSessionOver(error)) return <Note>{signUp.sessionExpired}</Note>;
  if (SPENT.includes(code))
    return (
      <>
        <Note title={errorText(error, words)}>{signUp.unproven}</Note>
        <VerifyIdentity look="line">{verify.again}</VerifyIdentity>
      </>
    );
  if (status < 500) return <Note title={errorText(error, words)}>{signUp.refused}</Note>;
  return (
    <Note title={errorText(error, words)}>
      {signUp.failed}
      {onAskAgain && (
        <button type="button" className={`${moreLinkClass} flex`} onClick={onAskAgain}>
          {verify.checkAgain}
        </button>
      )}
    </Note>
  );
}
