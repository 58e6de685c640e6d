import type { ClinicStaff } from "@/contract/studio/staff";
import { useNow } from "../use-now";
import { clockOf, momentText } from "../when";
import { peopleLabels } from "./labels";

/** When the platform's team had the clinic open as its agency, and why. */
export function Visits({ visits }: Pick<ClinicStaff, "visits">) {
  const now = useNow();
  if (visits.length === 0) return null;
  return (
    <section className="stack gap12">
      <h2 className="t2">{peopleLabels.visits}</h2>
      <ul className="sheet pp">
        {visits.map(({ name, reason, openedAt, endsAt }) => (
          <li key={`${name} ${openedAt}`} className="pp-row">
            <span className="grow">
              <b className="t3">{reason}</b>
              <span className="t5 n pp-line">
                {name} · {momentText(openedAt, now)}, {peopleLabels.visitUntil(clockOf(endsAt))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
