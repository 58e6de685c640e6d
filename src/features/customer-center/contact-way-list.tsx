import type { PlanOf } from "@/contract/tenant/houses";
import { ContactWayIcon, ContactWayLink } from "./contact-way-link";
import type { ContactWay } from "./contact-ways";

interface ContactWayListProps {
  ways: readonly Omit<ContactWay, "channel">[];
  plan: PlanOf<"cscenter">;
}

/** The ways on: on tiles at a desk, else one a row. */
export function ContactWayList({ ways, plan }: ContactWayListProps) {
  const look = plan === "desk" ? TILES : ROWS;
  return (
    <ul className={look.list}>
      {ways.map(({ title, hint, ...way }) => (
        <li key={title} className={look.item}>
          <ContactWayLink way={way} className={look.link}>
            <span className={look.title}>{title}</span>
            <span className={look.hint}>{hint}</span>
            <ContactWayIcon copies={way.copyText !== null} className={look.icon} />
          </ContactWayLink>
        </li>
      ))}
    </ul>
  );
}

const ROWS = {
  list: "border-line-strong border-t",
  item: "border-line border-b",
  link: "group grid w-full grid-cols-[1fr_auto] items-center gap-x-6 py-5 text-left @min-[760px]/col:grid-cols-[200px_1fr_auto]",
  title:
    "col-start-1 row-start-1 text-d3 transition-transform duration-place @min-[760px]/col:group-hover:translate-x-2",
  hint: "col-start-1 row-start-2 text-b5 text-ink-2 tabular-nums @min-[760px]/col:col-start-2 @min-[760px]/col:row-start-1",
  icon: "col-start-2 row-span-2 row-start-1 text-ink-3 @min-[760px]/col:col-start-3 @min-[760px]/col:row-span-1",
};

const TILES = {
  list: "grid gap-3 @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-5",
  item: "grid",
  link: "grid min-h-24 w-full grid-cols-[1fr_auto] content-center items-center gap-x-6 gap-y-0.5 rounded-l bg-tile px-6 py-5 text-left transition-colors duration-colour hover:bg-primary-100",
  title: "text-h4",
  hint: "row-start-2 text-b5 text-ink-2 tabular-nums",
  icon: "col-start-2 row-span-2 row-start-1 text-ink-3",
};
