import type { Tenant } from "@/contract/tenant/tenant";
import { Picture } from "@/ui/picture";

/** The map that the partner has drawn for its home page, in half a content column, or over all of it; nothing where it has none. */
export function ClinicMap({ tenant, isWide = false }: { tenant: Tenant; isWide?: boolean }) {
  const map = mapOf(tenant);
  return (
    map && (
      <Picture
        src={map.url}
        alt={map.alt}
        sizes={
          isWide
            ? "(min-width: 1249px) 1200px, 100vw"
            : "(min-width: 1249px) 576px, (min-width: 760px) 48vw, 100vw"
        }
        ratio={isWide ? "aspect-[4/3] @min-[760px]/col:aspect-[3/1]" : "aspect-[4/3]"}
        className="self-start"
      />
    )
  );
}

/** That map's picture. */
export function mapOf({ home }: Pick<Tenant, "home">) {
  const visit = home.find((block) => block.type === "visit");
  return visit?.mapImage ?? null;
}
