import type { Figures } from "@/contract/studio/figures";
import { figureLabels, leadText, percentText } from "./labels";
import { Panel } from "./panel";

interface Bar {
  title: string;
  /** 0 to 1 of the bar's width; null: nothing is known. */
  width: number | null;
  /** A line across the bar, 0 to 1. */
  mark?: number | null;
  text: string;
  hint?: string;
}

const Bars = ({ bars }: { bars: Bar[] }) => (
  <ul className="in stack bars">
    {bars.map(({ title, width, mark = null, text, hint }) => (
      <li key={title} className="barrow">
        <span>{title}</span>
        <span className="b" aria-hidden>
          {width !== null && <i style={{ width: `${width * 100}%` }} />}
          {mark !== null && <u style={{ left: `${mark * 100}%` }} />}
        </span>
        <b className="r">
          {text}
          {hint && <span className="sr"> {hint}</span>}
        </b>
      </li>
    ))}
  </ul>
);

interface DoctorTimeProps {
  doctors: Figures["doctors"];
  hint: string;
  file: string;
}

/** How much of each doctor's time was booked, with the period before as a line. */
export function DoctorTime({ doctors, hint, file }: DoctorTimeProps) {
  const words = figureLabels.doctors;
  const bars = doctors.map(({ name, usedShare, usedShareBefore }) => ({
    title: name,
    width: usedShare,
    mark: usedShareBefore,
    text: percentText(usedShare),
    hint: usedShare === null ? words.off : `${words.before} ${percentText(usedShareBefore)}`,
  }));
  const csv = [
    [words.doctor, words.now, words.before],
    ...doctors.map(({ name, usedShare, usedShareBefore }) => [name, usedShare ?? "", usedShareBefore ?? ""]),
  ];
  return (
    <Panel title={words.title} {...{ hint, file, csv }} foot={words.foot}>
      <Bars bars={bars} />
    </Panel>
  );
}

const OFTEN = 0.05;

/** No-shows by how far ahead was booked: what a reminder could change. */
export function Leads({ leads, file }: { leads: Figures["noShowsByLead"]; file: string }) {
  const words = figureLabels.leads;
  const highest = Math.max(OFTEN, ...leads.map(({ share }) => share ?? 0));
  const worst = leads.find(({ share }) => share === highest && share > OFTEN);
  const csv = [
    [words.head, words.visits, words.share],
    ...leads.map((lead) => [leadText(lead), lead.visits, lead.share ?? ""]),
  ];
  const bars = leads.map((lead) => ({
    title: leadText(lead),
    width: lead.share === null ? null : lead.share / highest,
    text: percentText(lead.share, 1),
    ...(lead.share === null && { hint: figureLabels.tooFew }),
  }));
  const foot = worst ? words.most(leadText(worst)) : undefined;
  return (
    <Panel title={words.title} hint={words.hint} {...{ file, csv, foot }}>
      <Bars bars={bars} />
    </Panel>
  );
}
