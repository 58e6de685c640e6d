import type { ReactNode } from "react";
import type { HistoryEntry } from "@/contract/studio/desk";
import { momentText } from "../when";
import { historyLabels } from "./labels";

interface HistoryProps {
  entries: readonly HistoryEntry[];
  now: Date;
  nameOf: (employeeId: number) => string;
  /** Which thing was changed, where a list is about several. */
  aboutOf?: (entryId: number) => ReactNode;
}

/** What happened to a reservation, the latest first: who, what, from what to what. */
export const History = ({ entries, now, nameOf, aboutOf }: HistoryProps) => (
  <ol className="hist">
    {entries.map(({ id, at, actor, action, before, after, reason }) => (
      <li key={id}>
        <time dateTime={at}>{momentText(at, now)}</time>
        <span>
          {actor.name} · {historyLabels[action] ?? action}
          <Change before={before} after={after} now={now} nameOf={nameOf} />
          {reason && <em> “{reason}”</em>}
          {aboutOf?.(id)}
        </span>
      </li>
    ))}
  </ol>
);

type Facts = HistoryEntry["before"];

function Change({
  before,
  after,
  now,
  nameOf,
}: Omit<HistoryProps, "entries" | "aboutOf"> & { before: Facts; after: Facts }) {
  const texts = [timeOf, doctorOf].map((read) => [read(before), read(after)] as const);
  return texts.map(([from, to]) =>
    from && to && from !== to ? (
      <span key={to}>
        {" "}
        <s>{from}</s> → {to}
      </span>
    ) : null,
  );

  function timeOf(facts: Facts) {
    return typeof facts?.startAt === "string" ? momentText(facts.startAt, now) : "";
  }
  function doctorOf(facts: Facts) {
    return typeof facts?.employeeId === "number" ? nameOf(facts.employeeId) : "";
  }
}
