import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { SiteLink } from "@/blocks/link/site-link";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import { termsLabels } from "@/labels/terms";
import { formatDay } from "@/lib/clinic-time";
import { loadTenant } from "@/tenancy/load-tenant";
import { EarlierVersions } from "./earlier-versions";
import { loadTerms, type TermsAddress } from "./load-terms";
import { PrintButton } from "./print-button";
import { termsPath } from "./terms-slug";

const quietLink =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink print:hidden";

/** A version of one of the partner's terms, and the ways to the others. */
export async function TermsPage({ partner, slug, effectiveAt }: TermsAddress & { partner: string }) {
  const tenant = await loadTenant(partner);
  const { termTitle, shown, versions } = await loadTerms(tenant, { slug, effectiveAt });
  const path = termsPath(slug);
  const isCurrent = shown.lastDay === null;
  const name = termsLabels.version(shown.version);
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { title: termTitle, path },
          ...(isCurrent ? [] : [{ title: name, path: termsPath(slug, shown.effectiveAt) }]),
        ]}
      />
      <article>
        <header className="max-w-prose border-line-strong border-b pb-4">
          <h1 className="mt-4 text-h1">{termTitle}</h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 text-b6 text-ink-3 tabular-nums">
            <p>
              {name} · {termsLabels.effectiveFrom(formatDay(shown.effectiveAt))}
            </p>
            {versions.length > 1 && (
              <a href="#versions" className={quietLink}>
                {termsLabels.toVersions}
              </a>
            )}
            <span className="ml-auto">
              <PrintButton />
            </span>
          </div>
        </header>
        {shown.lastDay !== null && (
          <p className="mt-6 flex max-w-prose flex-wrap items-center gap-x-4 rounded-m bg-secondary-1 px-5 py-2 text-b5 text-ink">
            {termsLabels.superseded(formatDay(shown.lastDay))}
            <SiteLink href={path} className={quietLink}>
              {termsLabels.toCurrent}
            </SiteLink>
          </p>
        )}
        <SafeHtml html={shown.contentHtml} className="pt-8" />
      </article>
      <EarlierVersions slug={slug} shown={shown} versions={versions} />
    </div>
  );
}
