import { clsx } from "clsx";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { introduceLabels, scheduleLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { DayCell, TodayProvider } from "../schedule/today";
import { DoctorFacts } from "./doctor-facts";
import { DoctorButtons, DoctorHead } from "./doctor-head";
import { headingIdOf, type MemberProps, type StaffMember, type StaffPlanProps } from "./staff-plan";

/** Who is there on which day: a sheet a doctor, the first one's over the whole width. */
export function BoardPlan({ members, ...rest }: StaffPlanProps) {
  return (
    <TodayProvider>
      <ul className="mt-8 grid gap-5 @min-[900px]/col:grid-cols-2">
        {members.map((member, index) => (
          <li key={member.doctor.id} className={clsx("grid", index === 0 && "@min-[900px]/col:col-span-2")}>
            <Sheet member={member} isFirst={index === 0} {...rest} />
          </li>
        ))}
      </ul>
    </TodayProvider>
  );
}

function Sheet({ member, renderedAt, hasWidget, isFirst }: MemberProps & { isFirst: boolean }) {
  const { doctor, freeDays } = member;
  const facts = <DoctorFacts doctor={doctor} freeDays={freeDays} isStacked={isFirst} />;
  return (
    <section
      id={`doctor-${doctor.id}`}
      aria-labelledby={headingIdOf(doctor)}
      className="grid content-start gap-5 rounded-l bg-ground-2 p-5 @min-[560px]/col:p-6"
    >
      <div
        className={clsx(
          "grid items-start gap-5 @min-[480px]/col:grid-cols-[minmax(0,176px)_minmax(0,1fr)]",
          isFirst &&
            "@min-[900px]/col:grid-cols-[minmax(0,280px)_minmax(0,1fr)_minmax(0,300px)] @min-[900px]/col:gap-8",
        )}
      >
        <Portrait
          doctor={doctor}
          sizes={
            isFirst
              ? "(min-width: 900px) 280px, (min-width: 480px) 176px, 100vw"
              : "(min-width: 480px) 176px, 100vw"
          }
          ratio="aspect-[5/4] @min-[480px]/col:aspect-[3/4]"
          radius="rounded-m"
        />
        <div className="grid gap-4">
          <DoctorHead member={member} renderedAt={renderedAt} className={isFirst ? "text-h2" : "text-h3"} />
          {doctor.introduction && <p className="text-b3 text-ink-2">{doctor.introduction}</p>}
          <Week member={member} />
          <DoctorButtons member={member} hasWidget={hasWidget} look={isFirst ? "fill" : "line"} />
        </div>
        {isFirst && <div className="@min-[480px]/col:col-span-full @min-[900px]/col:col-span-1">{facts}</div>}
      </div>
      {!isFirst && facts}
    </section>
  );
}

/** This week's days; today is marked once the page is hydrated. */
function Week({ member: { week } }: { member: StaffMember }) {
  return (
    <ol aria-label={introduceLabels.week} className="grid max-w-[266px] grid-cols-7 gap-1">
      {week.map(({ date, isThere }) => {
        const { weekday } = clinicTime(date);
        return (
          <DayCell
            key={date}
            as="li"
            date={date}
            className={clsx(
              "grid h-8 place-items-center rounded-s text-label4 aria-[current]:bg-accent aria-[current]:text-on-accent",
              isThere ? "bg-accent-soft text-accent-ink" : "text-ink-3 line-through",
            )}
          >
            <time dateTime={date}>{scheduleLabels.weekday(weekday)}</time>
            {!isThere && <span className="sr-only"> {scheduleLabels.off}</span>}
          </DayCell>
        );
      })}
    </ol>
  );
}
