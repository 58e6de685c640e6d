import { Link, Redirect } from "wouter";
import { labels } from "../labels";
import { ClinicChoice } from "./clinic-choice";
import { Door } from "./door";
import { useAccount } from "./use-account";

/** The clinics of an account; with one alone, straight there. */
export function ChoosePage() {
  const account = useAccount();
  if (!account) return <Door title={labels.loading} />;
  const hasTable = account.isPlatform || account.clinics.some(({ role }) => role === "agency");
  if (account.isPlatform && account.clinics.length === 0) return <Redirect to="/platform" replace />;
  const [only, ...others] = account.clinics;
  if (only && !account.isPlatform && others.length === 0) return <Redirect to={`/${only.id}`} replace />;
  return (
    <Door title={labels.choose}>
      <ul className="sheet">
        {account.clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicChoice clinic={clinic} />
          </li>
        ))}
      </ul>
      {hasTable && (
        <Link className="btn line h40 wide" href="/platform">
          {labels.allClinics}
        </Link>
      )}
    </Door>
  );
}
