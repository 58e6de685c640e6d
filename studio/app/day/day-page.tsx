import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { dayOf, longDay } from "../when";
import { Columns } from "./columns";
import { DayList } from "./day-list";
import { dayQuery } from "./day-query";
import { DiaryFrame, shownOf } from "./diary-frame";
import { type DayAddress, useDayAddress } from "./use-day-address";
import { WeekPage } from "./week-page";

/** The diary of the clinic: a day or a week. */
export function DayPage() {
  const now = useNow();
  const address = useDayAddress(dayOf(now));
  return address.view === "week" ? (
    <WeekPage address={address} now={now} />
  ) : (
    <OneDay address={address} now={now} />
  );
}

const keyOf = ({ employeeId }: DeskReservation) => employeeId;

function OneDay({ address, now }: { address: DayAddress; now: Date }) {
  const clinic = useClinic();
  const { date, chosen, choose, view } = address;
  const { data, error } = useQuery({ ...dayQuery(clinic.id, date), placeholderData: keepPreviousData });
  const diary = data?.row;
  const reservations = shownOf(diary?.reservations ?? [], chosen);
  const doctors = diary?.doctors ?? [];
  return (
    <DiaryFrame
      {...{ address, now, error, doctors, reservations }}
      title={longDay(date)}
      stepDays={1}
      toDecide={diary}
      hours={diary?.hours ?? null}
      columns={{ keys: doctors.map(({ id }) => id), keyOf }}
    >
      {diary && (
        <Shown
          {...{ diary, reservations, now, chosen, address }}
          isList={view === "list"}
          onChoose={choose}
        />
      )}
    </DiaryFrame>
  );
}

interface ShownProps {
  address: DayAddress;
  diary: Diary;
  reservations: readonly DeskReservation[];
  now: Date;
  chosen: number | null;
  isList: boolean;
  onChoose: (id: number | null) => void;
}

function Shown({ address, diary, reservations, now, chosen, isList, onChoose }: ShownProps) {
  const { closedBecause, opensOn } = diary;
  return (
    <>
      {closedBecause !== null && reservations.length === 0 && (
        <p className="note calm">
          <span>
            <b>{labels.day.closed}</b> {closedBecause}
          </span>
          {opensOn && (
            <button type="button" className="btn line end" onClick={() => address.goTo(opensOn)}>
              {labels.day.show(longDay(opensOn))}
            </button>
          )}
        </p>
      )}
      {!isList && (
        <Columns diary={diary} reservations={reservations} now={now} chosen={chosen} onChoose={onChoose} />
      )}
      <div className={isList ? "s-list always" : "s-list"}>
        <DayList
          {...{ diary, reservations, now, chosen }}
          doctor={address.doctor}
          onDoctor={address.chooseDoctor}
          onChoose={(id) => onChoose(id === chosen ? null : id)}
        />
      </div>
    </>
  );
}
