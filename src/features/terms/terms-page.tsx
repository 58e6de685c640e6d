import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import { termsLabels } from "@/labels/terms";
import { formatDay } from "@/lib/clinic-time";
import { loadTenant } from "@/tenancy/load-tenant";
import { loadTerms } from "./load-terms";

interface TermsPageProps {
  partner: string;
  slug: "terms-of-service" | "privacy-policy";
}

/** The current text of one of the partner's terms. */
export async function TermsPage({ partner, slug }: TermsPageProps) {
  const tenant = await loadTenant(partner);
  const terms = await loadTerms(tenant, slug);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ title: terms.termTitle, path: `/terms/${slug}` }]} />
      <h1 className="mt-4 text-h1">{terms.termTitle}</h1>
      <p className="mt-2 border-line-strong border-b pb-5 text-b6 text-ink-3 tabular-nums">
        {termsLabels.version(terms.version)} · {termsLabels.effectiveFrom(formatDay(terms.effectiveAt))}
      </p>
      <SafeHtml html={terms.contentHtml} className="pt-8" />
    </div>
  );
}
