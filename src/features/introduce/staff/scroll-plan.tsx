import { clsx } from "clsx";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { DoctorFacts } from "./doctor-facts";
import { DoctorButtons, DoctorHead } from "./doctor-head";
import { headingIdOf, type MemberProps, type StaffPlanProps } from "./staff-plan";

/** Longer words are not read downwards. */
const MOST_DOWNWARDS = 60;

/** One doctor after the other, the words of each written downwards beside the picture. */
export function ScrollPlan({ members, ...rest }: StaffPlanProps) {
  return members.map((member, index) => (
    <Leaf key={member.doctor.id} member={member} isMirrored={index % 2 > 0} {...rest} />
  ));
}

function Leaf({ member, renderedAt, hasWidget, isMirrored }: MemberProps & { isMirrored: boolean }) {
  const { doctor, freeDays } = member;
  const words = doctor.introduction ?? "";
  const isDownwards = words.length > 0 && words.length <= MOST_DOWNWARDS;
  return (
    <section
      id={`doctor-${doctor.id}`}
      aria-labelledby={headingIdOf(doctor)}
      className={clsx(
        "grid items-start gap-6 py-10 @min-[760px]/col:gap-14 @min-[760px]/col:py-14",
        isMirrored
          ? "@min-[760px]/col:grid-cols-[minmax(0,1fr)_auto_minmax(0,360px)] @min-[760px]/col:[&>:first-child]:order-2 @min-[760px]/col:[&>:nth-child(2)]:order-1"
          : "@min-[760px]/col:grid-cols-[minmax(0,360px)_auto_minmax(0,1fr)]",
      )}
    >
      <Portrait doctor={doctor} sizes="(min-width: 760px) 360px, 100vw" />
      <p
        className={
          isDownwards
            ? "text-d2 @min-[760px]/col:max-h-90 @min-[760px]/col:leading-[52px] @min-[760px]/col:tracking-[.12em] @min-[760px]/col:[writing-mode:vertical-rl]"
            : "max-w-prose text-d3 empty:hidden"
        }
      >
        {words}
      </p>
      <div className="grid gap-6">
        <DoctorHead member={member} renderedAt={renderedAt} className="text-d2" />
        <DoctorFacts doctor={doctor} freeDays={freeDays} />
        <DoctorButtons member={member} hasWidget={hasWidget} />
      </div>
    </section>
  );
}
