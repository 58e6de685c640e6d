import { clsx } from "clsx";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { introduceLabels } from "@/labels/introduce";
import { DoctorFacts } from "./doctor-facts";
import { DoctorButtons, DoctorHead } from "./doctor-head";
import { headingIdOf, type MemberProps, type StaffPlanProps } from "./staff-plan";

/** As many write a letter; the others have a card. */
const LETTERS = 2;

/** The first doctors in a letter each, in their own words; those beside them as cards. */
export function LettersPlan({ members, ...rest }: StaffPlanProps) {
  const others = members.slice(LETTERS);
  return (
    <>
      {members.slice(0, LETTERS).map((member, index) => (
        <Letter key={member.doctor.id} member={member} isMirrored={index % 2 > 0} {...rest} />
      ))}
      {others.length > 0 && (
        <div className="mt-section">
          <h2 className="text-h2">{introduceLabels.alongside(others.length)}</h2>
          <ul className="mt-6 grid items-start gap-x-card gap-y-10 @min-[560px]/col:grid-cols-2 @min-[760px]/col:grid-cols-4">
            {others.map((member) => (
              <li key={member.doctor.id}>
                <Card member={member} {...rest} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Letter({ member, renderedAt, hasWidget, isMirrored }: MemberProps & { isMirrored: boolean }) {
  const { doctor, freeDays } = member;
  return (
    <section
      id={`doctor-${doctor.id}`}
      aria-labelledby={headingIdOf(doctor)}
      className={clsx(
        "grid items-start gap-6 py-8 @min-[560px]/col:gap-8 @min-[760px]/col:gap-12 @min-[760px]/col:py-10",
        isMirrored
          ? "@min-[560px]/col:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] @min-[560px]/col:[&>:first-child]:order-1"
          : "@min-[560px]/col:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]",
      )}
    >
      <Portrait
        doctor={doctor}
        sizes="(min-width: 1249px) 390px, (min-width: 560px) 40vw, 100vw"
        ratio="aspect-[5/4] @min-[560px]/col:aspect-[3/4]"
      />
      <div className="grid gap-6">
        {doctor.introduction && <p className="text-balance text-d2">{doctor.introduction}</p>}
        <DoctorHead member={member} renderedAt={renderedAt} />
        <DoctorFacts doctor={doctor} freeDays={freeDays} />
        <DoctorButtons member={member} hasWidget={hasWidget} look="fill" />
      </div>
    </section>
  );
}

function Card({ member, renderedAt, hasWidget }: MemberProps) {
  const { doctor, freeDays } = member;
  return (
    <section id={`doctor-${doctor.id}`} aria-labelledby={headingIdOf(doctor)}>
      <div className="grid grid-cols-[112px_1fr] items-center gap-4 @min-[560px]/col:block">
        <Portrait doctor={doctor} sizes="(min-width: 560px) 260px, 112px" />
        <div className="@min-[560px]/col:mt-4">
          <DoctorHead member={member} renderedAt={renderedAt} as="h3" className="text-h4" />
        </div>
      </div>
      {doctor.introduction && <p className="mt-3 text-b5 text-ink-2">{doctor.introduction}</p>}
      <details className="group mt-2">
        <summary className="flex min-h-11 items-center text-label3 underline underline-offset-4">
          <span className="sr-only">{doctor.name}</span> {introduceLabels.wholeCareer}
        </summary>
        <DoctorFacts doctor={doctor} freeDays={freeDays} isStacked className="mb-4" />
        <DoctorButtons member={member} hasWidget={hasWidget} />
      </details>
    </section>
  );
}
