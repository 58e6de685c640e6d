import { type BULK_FEATURES, type BulkChange, bulkChangeSchema } from "@/contract/studio/platform";

/** What the form holds, of every type of change at once: nothing typed is lost by looking at another. */
export interface BulkWish {
  type: BulkChange["type"];
  caution: string;
  feature: (typeof BULK_FEATURES)[number];
  isOn: boolean;
  slug: string;
  version: string;
  effectiveAt: string;
  contentHtml: string;
  reason: string;
}

export const EMPTY_WISH: BulkWish = {
  type: "footer",
  caution: "",
  feature: "useMedicalCharge",
  isOn: true,
  slug: "privacy-policy",
  version: "",
  effectiveAt: "",
  contentHtml: "",
  reason: "",
};

/** The change that is wished; null while something is missing. */
export function changeOf(wish: BulkWish): BulkChange | null {
  const { type, caution, feature, isOn, slug, version, effectiveAt, contentHtml } = wish;
  const parts = {
    footer: { type, caution: caution.trim() || null },
    feature: { type, name: feature, isOn },
    term: { type, slug, version, effectiveAt, contentHtml },
  };
  const parsed = bulkChangeSchema.safeParse(parts[type]);
  return parsed.success ? parsed.data : null;
}
