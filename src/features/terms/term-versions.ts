import type { TermsHistory } from "@/contract/api/partner-and-terms";
import { addDays } from "@/lib/clinic-time";

export interface ShownVersion {
  version: string;
  effectiveAt: string;
  /** The last day on which it held; null while it is in effect. */
  lastDay: string | null;
  contentHtml: string;
}

/** The text in effect and those before it, the latest first, each with the day on which it ended. */
export function versionsOf({ version, effectiveAt, contentHtml, histories }: TermsHistory): ShownVersion[] {
  const all = [{ version, effectiveAt, contentHtml }, ...histories];
  return all.map((each, index) => {
    const successor = all[index - 1];
    return { ...each, lastDay: successor ? addDays(successor.effectiveAt, -1) : null };
  });
}

/** The version that came into effect on a day; null where none did. */
export const versionOfDay = (versions: readonly ShownVersion[], effectiveAt: string): ShownVersion | null =>
  versions.find((each) => each.effectiveAt === effectiveAt) ?? null;
