import "./preview-panels.css";
import "./preview-tools.css";
import { notFound } from "next/navigation";
import { PREVIEW_TIME_LIMIT_MS } from "@/config/tenancy";
import { missingLegalInformation } from "@/contract/tenant/legal-information";
import { previewLabels } from "@/labels/preview";
import { clinicTime } from "@/lib/clinic-time";
import { readHeldLink } from "@/tenancy/held-link";
import { loadDraft } from "@/tenancy/load-draft";
import { loadPublishedTenant } from "@/tenancy/load-tenant";
import { describeChanges } from "./describe-changes";
import { PreviewTools } from "./preview-tools";

export const toolsMetadata = { title: previewLabels.title, robots: { index: false, follow: false } };

const DIGEST_SHOWN = 7;

/** The page within the bar: what one is looking at, how it differs from what is live, and what can be tried on it. */
export async function ToolsPage({ partner }: { partner: string }) {
  const link = await readHeldLink(partner);
  if (!link) notFound();
  const [draft, live] = await Promise.all([
    loadDraft(partner, link.choice),
    loadPublishedTenant(partner, PREVIEW_TIME_LIMIT_MS),
  ]);
  if (!draft) notFound();
  return (
    <PreviewTools
      name={draft.config.partnerInformation.displayName}
      about={{
        draft: previewLabels.draftOf(momentOf(draft.publishedAt), draft.publishedBy),
        version: previewLabels.version(draft.digest.slice(0, DIGEST_SHOWN)),
        until: previewLabels.until(momentOf(link.expiresAt)),
      }}
      theme={draft.config.theme}
      changes={describeChanges(live, draft.config)}
      missing={missingLegalInformation(draft.config)}
      canShare={link.canShare}
      studioOrigin={link.studioOrigin}
    />
  );
}

function momentOf(instant: Date | string): string {
  const { month, day, clock } = clinicTime(instant);
  return `${month}. ${day}. ${clock}`;
}
