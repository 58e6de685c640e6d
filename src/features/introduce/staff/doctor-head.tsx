import { BookButton } from "@/blocks/booking/book-button";
import { NextFree, Specialty } from "@/blocks/doctor-card/doctor-card";
import { SiteLink } from "@/blocks/link/site-link";
import { introduceLabels } from "@/labels/introduce";
import { buttonClass } from "@/ui/button";
import { scheduleHref } from "../schedule/schedule-address";
import { headingIdOf, type MemberProps } from "./staff-plan";

interface DoctorHeadProps extends Pick<MemberProps, "member" | "renderedAt"> {
  as?: "h2" | "h3";
  /** The name's own style. */
  className?: string;
}

/** Name, position, field, years and the next free time. */
export function DoctorHead({
  member: { doctor },
  renderedAt,
  as: Heading = "h2",
  className = "text-h2",
}: DoctorHeadProps) {
  return (
    <div>
      <Heading id={headingIdOf(doctor)} className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
        {doctor.name}
        <small className="text-b5 text-ink-2">{doctor.position}</small>
      </Heading>
      <p className="mt-0.5 text-accent-ink text-b4">
        <Specialty doctor={doctor} renderedAt={renderedAt} />
      </p>
      <NextFree doctor={doctor} renderedAt={renderedAt} />
    </div>
  );
}

interface DoctorButtonsProps extends Pick<MemberProps, "member" | "hasWidget"> {
  /** fill where the doctor is the first thing on the screen. */
  look?: "fill" | "line";
}

/** Booking with this doctor, from the first day that is free by then, and the doctor's own schedule. */
export function DoctorButtons({ member: { doctor }, hasWidget, look = "line" }: DoctorButtonsProps) {
  const name = (
    <span className="sr-only">
      {doctor.name} {doctor.position}
    </span>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <BookButton screen={{ screen: "visit", employeeId: doctor.id }} className={buttonClass({ look })}>
        {name} {hasWidget ? introduceLabels.book : introduceLabels.call}
      </BookButton>
      <SiteLink
        href={scheduleHref({ doctorId: doctor.id })}
        rel="nofollow"
        className={buttonClass({ look: "line" })}
      >
        {name} {introduceLabels.scheduleOf}
      </SiteLink>
    </div>
  );
}
