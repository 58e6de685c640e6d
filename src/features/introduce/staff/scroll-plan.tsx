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
        "grid items-start gap-6 py-10 @min-[560px]/col:gap-10 @min-[900px]/col:gap-14 @min-[900px]/col:py-14",
        "@min-[560px]/col:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]",
        isMirrored
          ? "@min-[900px]/col:grid-cols-[minmax(0,1fr)_auto_minmax(0,360px)] @min-[900px]/col:[&>:first-child]:order-2 @min-[900px]/col:[&>:nth-child(2)]:order-1"
          : "@min-[900px]/col:grid-cols-[minmax(0,360px)_auto_minmax(0,1fr)]",
      )}
    >
      <Portrait
        doctor={doctor}
        sizes="(min-width: 900px) 360px, (min-width: 560px) 40vw, 100vw"
        ratio="aspect-[5/4] @min-[560px]/col:aspect-[3/4]"
      />
      <p
        className={
          isDownwards
            ? "text-d2 @min-[560px]/col:max-h-90 @min-[560px]/col:justify-self-start @min-[560px]/col:leading-[52px] @min-[560px]/col:tracking-[.12em] @min-[560px]/col:[writing-mode:vertical-rl]"
            : "max-w-prose text-d3 empty:hidden"
        }
      >
        {words}
      </p>
      <div className="grid gap-6 @max-[900px]/col:col-span-full">
        <DoctorHead member={member} renderedAt={renderedAt} className="text-d2" />
        <DoctorFacts doctor={doctor} freeDays={freeDays} />
        <DoctorButtons member={member} hasWidget={hasWidget} />
      </div>
    </section>
  );
}
