import { domainToUnicode } from "node:url";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeCss } from "@/contract/tenant/theme-css";
import { platformLabels } from "@/labels/platform";
import { originOf } from "@/tenancy/origin";
import { buttonClass } from "@/ui/button";
import { DrawnHome, type HomeSketch } from "./home-sketch";

const { showroom: words } = platformLabels;

/** One clinic's home in a frame, with how it is laid out, how one books there and where it is. */
export function SiteFrame({ sketch }: { sketch: HomeSketch }) {
  const { tenant } = sketch;
  const { domains, partnerInformation, homepageConfig, theme } = tenant;
  const frameId = `site-${tenant.id}`;
  const facts = [
    [words.plan, words.plans[theme.variants.hero]],
    [words.booking, wayToBook(tenant)],
    [words.address, [domains.primary, ...domains.aliases].map(domainToUnicode).join(", ")],
  ];
  return (
    <article className="relative">
      <style>{themeCss(theme, `#${frameId}`)}</style>
      <div id={frameId} data-theme-scope="" className="sr-frame">
        <DrawnHome sketch={sketch} />
      </div>
      <h2 className="mt-5 text-h4">{partnerInformation.displayName}</h2>
      {homepageConfig.seoDescription && (
        <p className="mt-1 line-clamp-2 text-b5 text-ink-2">{homepageConfig.seoDescription}</p>
      )}
      <dl className="mt-4 grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 gap-y-1 text-b5 text-ink-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <a
        href={originOf(domains.primary)}
        className={`${buttonClass({ look: "line" })} mt-5 after:absolute after:inset-0`}
      >
        {words.open}
        <span className="sr-only"> {partnerInformation.displayName}</span>
      </a>
    </article>
  );
}

function wayToBook({ homepageConfig, layout }: Tenant): string {
  if (!homepageConfig.useWidget || !layout.widget) return words.bookings.none;
  const place = layout.widget.data.positionType === "PANEL" ? words.bookings.panel : words.bookings.overlay;
  return homepageConfig.reservationConfirm ? `${place}, ${words.bookings.confirmed}` : place;
}
