import { BookingButton } from "@/blocks/booking/booking-button";
import { NextFree } from "@/blocks/doctor-card/doctor-card";
import { Portrait } from "@/blocks/doctor-card/portrait";
import type { Employee } from "@/contract/api/introduction";
import { introduceLabels } from "@/labels/introduce";

interface DoctorSectionProps {
  doctor: Employee;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  hasWidget: boolean;
}

/** One doctor in full. */
export function DoctorSection({ doctor, renderedAt, hasWidget }: DoctorSectionProps) {
  return (
    <section
      id={`doctor-${doctor.id}`}
      aria-labelledby={`doctor-${doctor.id}-name`}
      className="grid scroll-mt-28 gap-6 @min-[560px]/col:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @min-[560px]/col:gap-10"
    >
      <Portrait doctor={doctor} sizes="(min-width: 1249px) 390px, (min-width: 561px) 33vw, 100vw" />
      <div>
        <h2 id={`doctor-${doctor.id}-name`} className="flex items-baseline gap-2 text-h2">
          {doctor.name}
          <small className="text-b3 text-ink-2">{doctor.position}</small>
        </h2>
        <p className="mt-1 text-accent-ink text-b4">{doctor.specialty}</p>
        <NextFree doctor={doctor} renderedAt={renderedAt} />
        {doctor.introduction && <p className="mt-5 max-w-prose text-ink-2">{doctor.introduction}</p>}
        <dl className="mt-6 max-w-prose">
          <Lines title={introduceLabels.career} lines={doctor.career} />
          <Lines title={introduceLabels.education} lines={doctor.education} />
          {doctor.languages.length > 1 && (
            <Lines title={introduceLabels.languages} lines={[doctor.languages.join(", ")]} />
          )}
        </dl>
        <BookingButton screen={{ screen: "visit" }} look="line" className="mt-6">
          {hasWidget ? introduceLabels.bookAny : introduceLabels.call}
        </BookingButton>
      </div>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid grid-cols-[72px_1fr] gap-3 border-line border-t py-3.5">
      <dt className="text-b5 text-ink-3">{title}</dt>
      <dd>
        <ul className="grid gap-1 text-b5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
