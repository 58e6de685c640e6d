import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DeskReservation, DiaryDay, DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { dayOf, spanOfDaysText } from "../when";
import { daysQuery } from "./day-query";
import { DiaryFrame, shownOf } from "./diary-frame";
import type { DayAddress } from "./use-day-address";
import { byTimeAndDoctor, dayOfDoctor, weekOf } from "./week";
import { WeekOfClinic } from "./week-of-clinic";
import { WeekOfDoctor } from "./week-of-doctor";

const keyOf = ({ startAt }: DeskReservation) => dayOf(startAt);

/** Seven days from Monday on, of the clinic or of one doctor. A doctor gets the own column alone. */
export function WeekPage({ address, now }: { address: DayAddress; now: Date }) {
  const clinic = useClinic();
  const { date, chosen, choose, openDay } = address;
  const dates = weekOf(date);
  const [from = date, to = date] = [dates[0], dates.at(-1)];
  const { data, error } = useQuery({
    ...daysQuery(clinic.id, from, to),
    placeholderData: keepPreviousData,
  });
  const doctors = data?.row.days[0]?.doctors ?? [];
  const [only, ...others] = doctors;
  const doctor = others.length === 0 ? only : doctors.find(({ id }) => id === address.doctor);
  const days = (data?.row.days ?? []).map((day) => withShown(day, doctor?.id, chosen));
  const props = { days, now, chosen, onChoose: choose, onDay: openDay };
  return (
    <DiaryFrame
      {...{ address, now, error, doctors }}
      title={spanOfDaysText(from, to)}
      stepDays={dates.length}
      toDecide={data?.row}
      hours={days.find((day) => day.date === date)?.hours ?? null}
      reservations={days.flatMap(({ reservations }) => reservations)}
      columns={{ keys: dates, keyOf }}
      choice={others.length > 0 && <WhoseWeek {...{ doctors, doctor }} onDoctor={address.chooseDoctor} />}
    >
      {days.length > 0 &&
        (doctor ? <WeekOfDoctor {...props} doctor={doctor} /> : <WeekOfClinic {...props} />)}
    </DiaryFrame>
  );
}

function withShown(day: DiaryDay, doctor: number | undefined, chosen: number | null): DiaryDay {
  const own = doctor === undefined ? day : dayOfDoctor(day, doctor);
  return { ...own, reservations: shownOf(byTimeAndDoctor(own), chosen) };
}

interface WhoseWeekProps {
  doctors: readonly DiaryDoctor[];
  doctor: DiaryDoctor | undefined;
  onDoctor: (id: number | null) => void;
}

function WhoseWeek({ doctors, doctor, onDoctor }: WhoseWeekProps) {
  return (
    <select
      className="whose"
      aria-label={labels.week.whose}
      value={doctor?.id ?? ""}
      onChange={({ target }) => onDoctor(Number(target.value) || null)}
    >
      <option value="">{labels.week.clinic}</option>
      {doctors.map(({ id, name }) => (
        <option key={id} value={id}>
          {labels.day.doctor(name)}
        </option>
      ))}
    </select>
  );
}
