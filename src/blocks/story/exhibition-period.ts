import type { ExhibitionSummary } from "@/contract/api/stories";
import { exhibitionLabels } from "@/labels/stories";
import { formatPeriodWithYear } from "@/lib/period";

/** When an exhibition runs; one without an end is always there. */
export const exhibitionPeriod = ({ startAt, endAt }: Pick<ExhibitionSummary, "startAt" | "endAt">): string =>
  endAt === null ? exhibitionLabels.always : formatPeriodWithYear({ startAt, endAt });
