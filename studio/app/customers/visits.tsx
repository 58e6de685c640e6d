import { Link } from "wouter";
import type { CustomerCard } from "@/contract/studio/customers";
import { useClinic } from "../session/use-account";
import { StateTag } from "../ui/state-tag";
import { shortDate, shortMoment, visitPath } from "./dates";
import { customerLabels } from "./labels";

type Visit = CustomerCard["reservations"][number];

const MOST_SHOWN = 100;

const isAhead = ({ status, endAt }: Visit, now: Date) =>
  (status === "waiting" || status === "confirmed") && Date.parse(endAt) > now.getTime();

interface VisitsProps {
  card: CustomerCard;
  now: Date;
}

/** How often somebody came, what is next and what was; each leads to its day. */
export function Visits({ card, now }: VisitsProps) {
  const upcoming = card.reservations.filter((visit) => isAhead(visit, now)).toReversed();
  const past = card.reservations.filter((visit) => !isAhead(visit, now));
  return (
    <>
      <Figures card={card} now={now} />
      <section className="sec">
        <h3 className="t3">{customerLabels.upcoming}</h3>
        {upcoming.length === 0 && <p className="t4 soft">{customerLabels.noUpcoming}</p>}
        <VisitList visits={upcoming} doctors={card.doctors} now={now} />
      </section>
      <section className="sec">
        <h3 className="t3">{customerLabels.past}</h3>
        {past.length === 0 && <p className="t4 soft">{customerLabels.noPast}</p>}
        <VisitList visits={past} doctors={card.doctors} now={now} />
        {card.reservations.length === MOST_SHOWN && <p className="t5">{customerLabels.older}</p>}
      </section>
    </>
  );
}

function Figures({ card, now }: VisitsProps) {
  const { stats, times, never } = customerLabels;
  const dayText = (instant: string | null) => (instant ? shortDate(instant, now) : never);
  const figures = [
    [stats.visits, times(card.visits)],
    [stats.noShows, String(card.noShows)],
    [stats.late, String(card.lateCancellations)],
    [stats.first, dayText(card.firstVisitAt)],
    [stats.last, dayText(card.lastVisitAt)],
  ];
  return (
    <dl className="cu-figures">
      {figures.map(([title, value]) => (
        <div key={title}>
          <dt className="t5">{title}</dt>
          <dd className="t3 n">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function VisitList({
  visits,
  doctors,
  now,
}: {
  visits: readonly Visit[];
  doctors: CustomerCard["doctors"];
  now: Date;
}) {
  const clinic = useClinic();
  const nameOf = (employeeId: number | null) =>
    doctors.find(({ id }) => id === employeeId)?.name ?? customerLabels.unassigned;
  return (
    <ol className="cu-visits">
      {visits.map((visit) => (
        <li key={visit.id} className="cu-visit">
          <Link href={visitPath(clinic.id, visit)} title={customerLabels.openDay}>
            <time className="n" dateTime={visit.startAt}>
              {shortMoment(visit.startAt, now)}
            </time>
            <span className="cu-what">
              {visit.detail} <small className="mute">{nameOf(visit.employeeId)}</small>
            </span>
            <StateTag status={visit.status} />
            <span className="n r">
              {visit.total > 0 ? visit.total.toLocaleString("ko-KR") : customerLabels.never}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
