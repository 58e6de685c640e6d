import { Lines } from "@/blocks/lines/lines";
import { SiteLink } from "@/blocks/link/site-link";
import { OpeningHoursTable } from "@/blocks/opening-hours/opening-hours-table";
import type { PartnerInformation } from "@/contract/tenant/partner";
import type { Tenant } from "@/contract/tenant/tenant";
import { partnerStatusLabels as words } from "@/labels/partner-status";
import { hoursOf, WEEKDAY_NAMES } from "@/lib/opening-hours";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";
import { loadTenant } from "@/tenancy/load-tenant";
import { ButtonLink, buttonClass } from "@/ui/button";
import { Picture } from "@/ui/picture";
import { type StatusScreen, statusWords } from "./status-words";

interface PartnerStatusPageProps {
  partner: string;
  status: StatusScreen;
}

/** One calm page in the partner's own look, with the ways to reach the clinic. It asks nothing of the backend. */
export async function PartnerStatusPage({ partner, status }: PartnerStatusPageProps) {
  const tenant = await loadTenant(partner);
  const { partnerInformation, partnerMarketingInfo, deployStatus } = tenant;
  const { title, description } = statusWords(status, tenant);
  const phone = partnerInformation.partnerTel ?? partnerInformation.partnerPhone;
  const kakaoTalk = safeLink(partnerMarketingInfo.kakaoTalkUrl);
  const isOpen = deployStatus === "deployed";
  return (
    <div className="wrap grid items-center gap-12 pt-16 @min-[900px]/col:min-h-[62dvh] @min-[900px]/col:grid-cols-[7fr_5fr] @min-[900px]/col:content-center @min-[900px]/col:gap-16 @min-[900px]/col:py-24">
      <div>
        <h1 className="text-d1">
          <Lines text={title} />
        </h1>
        <p className="mt-4 max-w-[34em] text-b2 text-ink-2">{description}</p>
        <div className="mt-8 flex flex-wrap gap-2">
          {isOpen && (
            <SiteLink href="/" className={buttonClass()}>
              {words.toHome}
            </SiteLink>
          )}
          {phone && (
            <ButtonLink href={telHref(phone)} look={isOpen ? "line" : "fill"} className="tabular-nums">
              {words.call(phone)}
            </ButtonLink>
          )}
          {kakaoTalk && deployStatus !== "closed" && (
            <ButtonLink href={kakaoTalk.href} target={kakaoTalk.target} rel={kakaoTalk.rel} look="line">
              {words.kakaoTalk}
            </ButtonLink>
          )}
        </div>
      </div>
      {deployStatus === "preparing" && <Hours partner={partnerInformation} />}
      {isOpen && <Scene tenant={tenant} />}
    </div>
  );
}

/** A room of the clinic, else what its home opens with: of the configuration, as nothing is asked of the backend. */
function Scene({ tenant: { home, homepageConfig } }: { tenant: Tenant }) {
  const room = home.flatMap((block) => (block.type === "space" ? block.images : []))[0];
  const opening = home.flatMap((block) => (block.type === "hero" && block.image ? [block.image] : []))[0];
  const { ogImageUrl } = homepageConfig;
  const scene = room ?? opening ?? (ogImageUrl ? { url: ogImageUrl, alt: "" } : null);
  if (!scene) return null;
  return (
    <Picture
      src={scene.url}
      alt={scene.alt}
      sizes="(min-width: 1249px) 490px, (min-width: 900px) 40vw, 100vw"
      ratio="aspect-[4/3]"
      isFirst
    />
  );
}

function Hours({ partner }: { partner: PartnerInformation }) {
  if (WEEKDAY_NAMES.every((day) => hoursOf(partner, day) === null)) return null;
  return (
    <section>
      <h2 className="mb-4 text-h4">{words.hours}</h2>
      <OpeningHoursTable hours={partner} renderedAt={Date.now()} />
      {partner.partnerAddress && <p className="mt-4 text-b5 text-ink-2">{partner.partnerAddress}</p>}
    </section>
  );
}
