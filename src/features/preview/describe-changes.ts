import type { Tenant } from "@/contract/tenant/tenant";
import { previewLabels } from "@/labels/preview";
import { configDifferences } from "@/lib/config-differences";

const SHOWN = 200;
const LONGEST_VALUE = 120;

interface Change {
  /** `layout.header.data.menu.2.title`, as a tenant file is spoken of. */
  path: string;
  section: string;
  from: string;
  to: string;
}

export interface Changes {
  /** False: this partner has never been published. */
  wasLive: boolean;
  list: Change[];
  /** How many more there are than the list shows. */
  more: number;
}

/** How a draft differs from what is live, field by field, in words. */
export function describeChanges(live: Tenant | null, draft: Tenant): Changes {
  const differences = configDifferences(live ?? draft, draft).filter(({ path }) => path[0] !== "$schema");
  const all = differences.map(({ path, ...values }) => ({
    path: path.join("."),
    section: previewLabels.changes.sections[String(path[0])] ?? String(path[0]),
    from: inWords(values.from),
    to: inWords(values.to),
  }));
  return {
    wasLive: live?.deployStatus === "deployed",
    list: all.slice(0, SHOWN),
    more: Math.max(all.length - SHOWN, 0),
  };
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return previewLabels.changes.nothing;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
