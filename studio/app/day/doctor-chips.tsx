import type { DeskReservation, DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";

interface DoctorChipsProps {
  doctors: readonly DiaryDoctor[];
  reservations: readonly DeskReservation[];
  /** Null for all of them. */
  doctor: number | null;
  onDoctor: (id: number | null) => void;
}

/** Whose visits a list shows, with how many each has. Those without any stay away. */
export function DoctorChips({ doctors, reservations, doctor, onDoctor }: DoctorChipsProps) {
  const countOf = (id: number) => reservations.filter(({ employeeId }) => employeeId === id).length;
  const busy = doctors.filter(({ id }) => id === doctor || countOf(id) > 0);
  if (doctors.length < 2 || busy.length === 0) return null;
  return (
    <fieldset className="doctor-chips" aria-label={labels.day.whose}>
      <button type="button" className="chip" aria-pressed={doctor === null} onClick={() => onDoctor(null)}>
        {labels.day.everybody} <span className="n">{reservations.length}</span>
      </button>
      {busy.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === doctor}
          onClick={() => onDoctor(id)}
        >
          {name} <span className="n">{countOf(id)}</span>
        </button>
      ))}
    </fieldset>
  );
}
