import { clsx } from "clsx";
import { DoctorCard, DoctorRow } from "@/blocks/doctor-card/doctor-card";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { MoreLink } from "@/blocks/link/more-link";
import { Section } from "@/blocks/section/section";
import { homeLabels } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";

const PORTRAITS = clsx(
  "scroll-row -mx-gutter grid snap-x snap-mandatory auto-cols-[min(64%,280px)] grid-flow-col gap-4 scroll-px-(--gutter) px-gutter",
  "@min-[760px]/col:mx-0 @min-[760px]/col:grid-flow-row @min-[760px]/col:grid-cols-3 @min-[760px]/col:gap-card @min-[760px]/col:px-0",
);
/** Pictures keep clear of the line that opens a section beside its title. */
const SIDE_SPACE = "@min-[760px]/col:pt-8";

/** Doctors with their next free time, as portraits or as rows. */
export async function DoctorsBlock({ block, tenant, renderedAt }: HomeBlockProps<"doctors">) {
  const doctors = (await loadDoctors(tenant)).slice(0, block.count);
  if (doctors.length === 0) return null;
  const { doctor: variant, sectionHead } = tenant.theme.variants;
  const isPortrait = variant === "portrait";
  const Card = isPortrait ? DoctorCard : DoctorRow;
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={sectionHead}
      more={<MoreLink href="/introduce/staff">{homeLabels.allDoctors}</MoreLink>}
      isBand={isPortrait && sectionHead === "top"}
    >
      <ul className={clsx(isPortrait ? PORTRAITS : "grid gap-3", sectionHead === "side" && SIDE_SPACE)}>
        {doctors.map((doctor) => (
          <li key={doctor.id} className="snap-start">
            <Card doctor={doctor} renderedAt={renderedAt} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
