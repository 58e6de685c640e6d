import { clsx } from "clsx";
import type { ReactNode } from "react";
import { BookingButton } from "@/blocks/booking/booking-button";
import { NextFree } from "@/blocks/doctor-card/doctor-card";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { SiteLink } from "@/blocks/link/site-link";
import type { Employee } from "@/contract/api/introduction";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { introduceLabels } from "@/labels/introduce";
import { clinicTime } from "@/lib/clinic-time";
import { buttonClass } from "@/ui/button";
import { scheduleHref } from "./schedule-address";

interface DoctorSectionProps {
  doctor: Employee;
  /** The next days with a free time, as `2026-11-20`. */
  freeDays: readonly string[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  hasWidget: boolean;
  variant: ThemeVariants["doctor"];
}

const LOOKS = {
  portrait: {
    section: "border-line border-b py-10 @min-[560px]/col:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]",
    ratio: "aspect-[3/4]",
    // A tile without a picture is no more than a mark on a phone.
    blank: "aspect-[5/2] @min-[560px]/col:aspect-[3/4]",
    sizes: "(min-width: 1249px) 390px, (min-width: 561px) 33vw, 100vw",
  },
  row: {
    section:
      "rounded-l bg-ground-2 p-5 @min-[560px]/col:grid-cols-[minmax(0,280px)_minmax(0,1fr)] @min-[760px]/col:p-8",
    ratio: "aspect-square",
    blank: "aspect-[5/2] @min-[560px]/col:aspect-square",
    sizes: "(min-width: 561px) 280px, 100vw",
  },
};

/** One doctor in full. */
export function DoctorSection({ doctor, freeDays, renderedAt, hasWidget, variant }: DoctorSectionProps) {
  const look = LOOKS[variant];
  const heading = `doctor-${doctor.id}-name`;
  return (
    <section
      id={`doctor-${doctor.id}`}
      aria-labelledby={heading}
      className={clsx("grid items-start gap-6 @min-[560px]/col:gap-10", look.section)}
    >
      <Portrait doctor={doctor} sizes={look.sizes} ratio={doctor.imageUrl ? look.ratio : look.blank} />
      <div>
        <h2 id={heading} className="flex flex-wrap items-baseline gap-x-2 text-h2">
          {doctor.name}
          <small className="text-b3 text-ink-2">{doctor.position}</small>
        </h2>
        <p className="mt-1 text-accent-ink text-b4">{doctor.specialty}</p>
        <NextFree doctor={doctor} renderedAt={renderedAt} />
        {doctor.introduction && <p className="mt-5 max-w-prose text-ink-2">{doctor.introduction}</p>}
        <dl className="mt-6 max-w-prose border-line border-b">
          <Fact title={introduceLabels.career} lines={doctor.career} />
          <Fact title={introduceLabels.education} lines={doctor.education} />
          {/* Korean alone goes without saying. */}
          {doctor.languages.length > 1 && (
            <Fact title={introduceLabels.languages} lines={[doctor.languages.join(", ")]} />
          )}
          <Fact
            title={introduceLabels.freeDays}
            lines={freeDays.length > 0 ? [<Days key="days" days={freeDays} />] : []}
          />
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          <BookingButton screen={{ screen: "visit", employeeId: doctor.id, date: freeDays[0] }} look="line">
            <span className="sr-only">
              {doctor.name} {doctor.position}
            </span>{" "}
            {hasWidget ? introduceLabels.book : introduceLabels.call}
          </BookingButton>
          <SiteLink
            href={scheduleHref({ doctorId: doctor.id })}
            rel="nofollow"
            className={buttonClass({ look: "line" })}
          >
            <span className="sr-only">
              {doctor.name} {doctor.position}
            </span>{" "}
            {introduceLabels.scheduleOf}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

function Fact({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid grid-cols-[80px_1fr] gap-3 border-line border-t py-3.5">
      <dt className="text-b5 text-ink-3">{title}</dt>
      <dd>
        <ul className="grid gap-1 text-b5">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
            <li key={index}>{line}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function Days({ days }: { days: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {days.map((date) => {
        const { month, day, weekday } = clinicTime(date);
        return (
          <time key={date} dateTime={date}>
            {introduceLabels.freeDay(month, day, weekday)}
          </time>
        );
      })}
    </span>
  );
}
