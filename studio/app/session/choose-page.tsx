import { Link, Redirect } from "wouter";
import { STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { labels } from "../labels";
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
        {account.clinics.map(({ id, name, color, role, waiting }) => (
          <li key={id}>
            <Link href={`/${id}`} className="row gap12 choice">
              <span className="s-mark" style={{ background: color }} aria-hidden>
                {name.slice(0, 1)}
              </span>
              <span className="grow">
                <b className="t3">{name}</b>
                <br />
                <span className="t5">{STAFF_ROLE_NAMES[role]}</span>
              </span>
              {waiting > 0 && <span className="s-count hot">{waiting}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Door>
  );
}
