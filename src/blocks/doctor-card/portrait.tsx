import type { Employee } from "@/contract/api/introduction";
import { doctorLabels } from "@/labels/doctors";
import { Picture } from "@/ui/picture";
import { PORTRAIT_FOCUS, pictureFrameClass } from "@/ui/picture-frame";

interface PortraitProps {
  doctor: Pick<Employee, "name" | "position" | "imageUrl" | "imageAlt" | "imageFocus">;
  sizes: string;
  ratio?: string;
  radius?: string;
}

/** A doctor's picture; without one the family name on the house's tile. */
export function Portrait({ doctor, sizes, ratio = "aspect-[3/4]", radius }: PortraitProps) {
  if (doctor.imageUrl) {
    return (
      <Picture
        src={doctor.imageUrl}
        alt={doctor.imageAlt ?? doctorLabels.portrait(doctor.name, doctor.position)}
        focus={doctor.imageFocus ?? PORTRAIT_FOCUS}
        sizes={sizes}
        ratio={ratio}
        radius={radius}
      />
    );
  }
  return (
    <div aria-hidden className={pictureFrameClass({ ratio, radius, className: "grid place-items-center" })}>
      <span className="text-accent-ink text-d1">{doctor.name.slice(0, 1)}</span>
    </div>
  );
}
