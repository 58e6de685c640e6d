import { clsx } from "clsx";
import { FreeTime } from "@/blocks/doctor-card/free-time";
import { loadNextFree } from "@/blocks/doctor-card/load-next-free";
import { loadOpenState } from "@/blocks/opening-hours/load-open-state";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { UntilThen } from "@/blocks/time-left/until-then";
import type { Tenant } from "@/contract/tenant/tenant";
import { nowBarLabels } from "@/labels/layout/header";

/** As the header's bar stands: from edge to edge, or on the content's 1200. */
const PLACES = { line: "px-5 md:px-gutter", bar: "wrap w-full", quiet: "wrap w-full" } as const;

/**
 * Open or closed, the next free consultation, how one gets there: 36 high under the header, and scrolls away. Not where a
 * sub-menu row stands in its place, nor on a page that opens with the same itself.
 */
export async function NowBar({ tenant }: { tenant: Tenant }) {
  const renderedAt = Date.now();
  const [openState, nextFree] = await Promise.all([
    orNothing(loadOpenState(tenant, renderedAt)),
    orNothing(loadNextFree(tenant)),
  ]);
  if (!openState && !nextFree) return null;
  const [way] = tenant.partnerInformation.wayToPartnerBySubway;
  return (
    <div className="bg-ground-2 [header:has([data-sub-menu])+&]:hidden [&:has(+main_[data-says-now])]:hidden">
      <div
        className={clsx(
          "flex h-9 items-center gap-x-4 @min-[640px]/col:gap-x-5 whitespace-nowrap font-medium text-b6 text-ink-2 tabular-nums",
          PLACES[tenant.theme.variants.header],
        )}
      >
        {openState && <OpenStateText {...openState} isPlain className="text-b6!" />}
        {nextFree && (
          <UntilThen at={nextFree.at} renderedAt={renderedAt}>
            <p className="min-w-0 truncate @max-[640px]/col:ml-auto">
              {nowBarLabels.nextFree} <FreeTime at={nextFree.at} renderedAt={renderedAt} isShort />{" "}
              {nextFree.doctor}
            </p>
          </UntilThen>
        )}
        {way && <p className="ml-auto min-w-0 truncate @max-[640px]/col:hidden">{way}</p>}
      </div>
    </div>
  );
}

/** A bar without one of its parts rather than no page. */
const orNothing = <T,>(part: Promise<T>) => part.catch(() => null);
