import CalendarIcon from "@lucide/icons/icons/calendar";
import type { Employee } from "@/contract/api/introduction";
import { doctorLabels } from "@/labels/doctors";
import { clinicTime } from "@/lib/clinic-time";
import { Icon } from "@/ui/icon";
import { SiteLink } from "../link/site-link";
import { UntilThen } from "../time-left/until-then";
import { FreeTime } from "./free-time";
import { Portrait } from "./portrait";

interface DoctorCardProps {
  doctor: Employee;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** A doctor with portrait, specialty and next free time. */
export function DoctorCard({ doctor, renderedAt }: DoctorCardProps) {
  return (
    <SiteLink href={`/introduce/staff#doctor-${doctor.id}`} className="group block">
      <Portrait doctor={doctor} sizes="(min-width: 760px) 390px, 64vw" />
      <p className="mt-4 flex items-baseline gap-2 text-h4">
        {doctor.name}
        <small className="text-b5 text-ink-2">{doctor.position}</small>
      </p>
      <p className="text-b5 text-ink-3">
        <Specialty doctor={doctor} renderedAt={renderedAt} />
      </p>
      <NextFree doctor={doctor} renderedAt={renderedAt} />
    </SiteLink>
  );
}

/** The doctor's field, and for how many years where the clinic says since when. */
export function Specialty({ doctor, renderedAt }: DoctorCardProps) {
  const { specialty, practiceSince } = doctor;
  const years = practiceSince ? clinicTime(renderedAt).year - practiceSince : 0;
  return [specialty, years > 0 && doctorLabels.years(years)].filter(Boolean).join(" · ");
}

/** When the doctor can be seen next, with a calendar mark. */
export function NextFree({ doctor, renderedAt }: DoctorCardProps) {
  if (!doctor.nextAvailableAt) return null;
  return (
    <UntilThen at={doctor.nextAvailableAt} renderedAt={renderedAt}>
      <p className="mt-2 flex items-center gap-1.5 font-medium text-accent-ink text-b6 tabular-nums">
        <Icon of={CalendarIcon} size={16} />
        <span>
          {doctorLabels.free} <FreeTime at={doctor.nextAvailableAt} renderedAt={renderedAt} />
        </span>
      </p>
    </UntilThen>
  );
}

/** A doctor on one row, with the next free time at its end. */
export function DoctorRow({ doctor, renderedAt }: DoctorCardProps) {
  return (
    <SiteLink
      href={`/introduce/staff#doctor-${doctor.id}`}
      className="group grid grid-cols-[96px_minmax(0,1fr)_auto] items-center gap-4 pr-1"
    >
      <Portrait doctor={doctor} sizes="96px" ratio="aspect-square" radius="rounded-l" />
      <span>
        <b className="block text-h4">
          {doctor.name} {doctor.position}
        </b>
        <span className="block text-accent-ink text-b5">
          <Specialty doctor={doctor} renderedAt={renderedAt} />
        </span>
        <span className="line-clamp-2 text-b6 text-ink-3">{doctor.career[0]}</span>
      </span>
      {doctor.nextAvailableAt && (
        <UntilThen at={doctor.nextAvailableAt} renderedAt={renderedAt}>
          <span className="rounded-s bg-accent-soft px-2 py-1 text-label5 text-primary-700 tabular-nums">
            <FreeTime at={doctor.nextAvailableAt} renderedAt={renderedAt} isShort />
          </span>
        </UntilThen>
      )}
    </SiteLink>
  );
}
