import { Link } from "wouter";
import type { StaffClinic } from "@/contract/studio/people";
import { STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { labels } from "../labels";

/** A clinic to go to, with the account's role and the requests that wait there. */
export function ClinicChoice({ clinic, onChoose }: { clinic: StaffClinic; onChoose?: () => void }) {
  const { id, name, role, waiting } = clinic;
  return (
    <Link href={`/${id}`} className="row gap12 choice" onClick={onChoose}>
      <ClinicMark clinic={clinic} />
      <span className="grow">
        <b className="t3">{name}</b>
        <br />
        <span className="t5">{STAFF_ROLE_NAMES[role]}</span>
      </span>
      {waiting > 0 && (
        <span className="s-count hot" role="img" aria-label={labels.waitingHere(waiting)}>
          {waiting}
        </span>
      )}
    </Link>
  );
}

/** Its first letter in its colour. */
export const ClinicMark = ({ clinic: { name, color } }: { clinic: StaffClinic }) => (
  <span className="s-mark" style={{ background: color }} aria-hidden>
    {name.slice(0, 1)}
  </span>
);
