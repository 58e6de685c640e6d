import type { DeskReservation } from "@/contract/studio/desk";
import { dayOf } from "../when";

interface WorkListProps {
  title: string;
  reservations: readonly DeskReservation[];
  onChoose: (id: number) => void;
}

/** Reservations of other days too that somebody has to decide, above the day; a press opens one. */
export function WorkList({ title, reservations, onChoose }: WorkListProps) {
  if (reservations.length === 0) return null;
  return (
    <div className="note undecided">
      <b>{title}</b>
      <ul className="row wrapit">
        {reservations.map(({ id, customerName, startAt }) => (
          <li key={id}>
            <button type="button" className="btn line" onClick={() => onChoose(id)}>
              {dayOf(startAt).slice(5).replace("-", ". ")} {customerName}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
