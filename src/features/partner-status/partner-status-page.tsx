import { partnerStatusLabels } from "@/labels/partner-status";
import { telHref } from "@/lib/phone";
import { loadTenant } from "@/tenancy/load-tenant";
import { ButtonLink } from "@/ui/button";

interface PartnerStatusPageProps {
  partner: string;
  status: "ready" | "goodbye";
}

/** One calm page in the partner's own colours, with the way to reach the clinic. */
export async function PartnerStatusPage({ partner, status }: PartnerStatusPageProps) {
  const { partnerInformation } = await loadTenant(partner);
  const words = partnerStatusLabels[status];
  const phone = partnerInformation.partnerTel ?? partnerInformation.partnerPhone;
  return (
    <div className="wrap flex min-h-dvh flex-col justify-center py-16">
      <p className="text-h5 text-ink-2">{partnerInformation.displayName}</p>
      <h1 className="mt-4 text-d1">{words.title}</h1>
      <p className="mt-3 max-w-[34em] text-ink-2">{words.description}</p>
      {phone && (
        <ButtonLink href={telHref(phone)} look="line" className="mt-8 self-start tabular-nums">
          {partnerStatusLabels.call(phone)}
        </ButtonLink>
      )}
    </div>
  );
}
