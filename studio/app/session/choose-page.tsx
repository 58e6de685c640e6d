import { Redirect } from "wouter";
import { labels } from "../labels";
import { ClinicChoice } from "./clinic-choice";
import { Door } from "./door";
import { useAccount } from "./use-account";

/** The clinics of an account; with one alone, straight there. */
export function ChoosePage() {
  const account = useAccount();
  if (!account) return <Door title={labels.loading} />;
  const [only, ...others] = account.clinics;
  if (only && others.length === 0) return <Redirect to={`/${only.id}`} replace />;
  return (
    <Door title={labels.choose}>
      <ul className="sheet">
        {account.clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicChoice clinic={clinic} />
          </li>
        ))}
      </ul>
    </Door>
  );
}
