import { clsx } from "clsx";
import type { Employee } from "@/contract/api/introduction";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { DoctorCard, DoctorRow } from "./doctor-card";

interface DoctorGridProps {
  doctors: readonly Employee[];
  variants: Pick<ThemeVariants, "doctor" | "sectionHead">;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

const PORTRAITS = "grid grid-cols-2 gap-x-3 gap-y-8 @min-[760px]/col:grid-cols-3 @min-[760px]/col:gap-x-card";
const ROWS = "grid gap-3 @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-x-card";

/** Doctors as the house shows them, all in sight: portraits, or rows. */
export function DoctorGrid({ doctors, variants, renderedAt }: DoctorGridProps) {
  const isPortrait = variants.doctor === "portrait";
  const Card = isPortrait ? DoctorCard : DoctorRow;
  return (
    <ul
      className={clsx(
        isPortrait ? PORTRAITS : ROWS,
        // Pictures keep clear of the line that opens a section beside its title.
        variants.sectionHead === "side" && "@min-[760px]/col:pt-8",
      )}
    >
      {doctors.map((doctor) => (
        <li key={doctor.id}>
          <Card doctor={doctor} renderedAt={renderedAt} />
        </li>
      ))}
    </ul>
  );
}
