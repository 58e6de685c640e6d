import PhoneIcon from "@lucide/icons/icons/phone";
import { SiteLink } from "@/blocks/link/site-link";
import { closedDates } from "@/blocks/opening-hours/closed-dates";
import { OpenStateText } from "@/blocks/opening-hours/open-state-text";
import { openingHoursOf } from "@/blocks/opening-hours/opening-hours-of";
import type { Tenant } from "@/contract/tenant/tenant";
import { notFoundLabels } from "@/labels/layout/not-found";
import { telHref } from "@/lib/phone";
import { moreLinkClass } from "@/ui/button";
import { chipClass } from "@/ui/chip";
import { Icon } from "@/ui/icon";

/** Where to go from a thing that is not there: the pages that every clinic has. */
export function PagesOn() {
  const { home, pages, waysOn } = notFoundLabels;
  return (
    <nav aria-label={waysOn} className="mt-6 flex flex-wrap gap-2">
      {[{ title: home, href: "/" }, ...pages].map(({ title, href }) => (
        <SiteLink key={href} href={href} className={chipClass}>
          {title}
        </SiteLink>
      ))}
    </nav>
  );
}

/** Where to go from a page that is not there: the clinic's own menu, and its telephone with whether it is answered. */
export async function WaysOn({ tenant }: { tenant: Tenant }) {
  const { partnerInformation, layout } = tenant;
  const menu = (layout.header?.data.menu ?? []).filter(
    ({ url, useWidget }) => !useWidget && url.startsWith("/"),
  );
  const phone = partnerInformation.partnerTel ?? partnerInformation.partnerPhone;
  const renderedAt = Date.now();
  const closed = await closedDates(tenant, renderedAt).catch(() => []);
  return (
    <>
      <nav aria-label={notFoundLabels.waysOn} className="mt-6 flex flex-wrap gap-2">
        <SiteLink href="/" className={chipClass}>
          {notFoundLabels.home}
        </SiteLink>
        {menu.map(({ url, title }) => (
          <SiteLink key={title} href={url} className={chipClass}>
            {title}
          </SiteLink>
        ))}
      </nav>
      {phone && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4">
          <a href={telHref(phone)} className={`${moreLinkClass} tabular-nums`}>
            <Icon of={PhoneIcon} size={16} />
            {phone}
          </a>
          <OpenStateText
            hours={openingHoursOf(partnerInformation)}
            closedDates={closed}
            renderedAt={renderedAt}
          />
        </div>
      )}
    </>
  );
}
