import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import { EXHIBITION_PAGE_SIZE } from "@/config/paging";
import type { ExhibitionSummary } from "@/contract/api/stories";
import { planOf } from "@/contract/tenant/houses";
import { exhibitionLabels } from "@/labels/stories";
import { boardHref } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { collectionJsonLd } from "./collection-json-ld";
import { ExhibitionList } from "./exhibition-list";
import { loadExhibitions } from "./load-exhibitions";

const PATH = "/exhibitions";
const partOf = ({ id, title }: ExhibitionSummary) => ({ name: title, path: `${PATH}/${id}` });
const hrefOf = (page: number) => boardHref(PATH, { page });

interface ExhibitionListPageProps {
  partner: string;
  page?: number;
}

/** The exhibitions that run now. */
export async function ExhibitionListPage({ partner, page = 1 }: ExhibitionListPageProps) {
  const tenant = await loadTenant(partner);
  const { rows, count } = await loadExhibitions(tenant, page);
  if (page > 1 && rows.length === 0) notFound();
  const title = pageTitle(tenant, PATH, exhibitionLabels.title);
  return (
    <div className="wrap">
      <JsonLd data={collectionJsonLd(tenant, { name: title, path: PATH, parts: rows.map(partOf) })} />
      <Breadcrumbs crumbs={[{ title, path: PATH }]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {rows.length === 0 ? (
        <Blank title={exhibitionLabels.empty} description={exhibitionLabels.emptyHint} className="mt-8">
          <SiteLink href="/products" className={buttonClass({ look: "line" })}>
            {exhibitionLabels.toProducts(clinicWords(tenant))}
          </SiteLink>
        </Blank>
      ) : (
        <ExhibitionList exhibitions={rows} plan={planOf(tenant.layout, "events")} />
      )}
      <Pager page={page} pageCount={Math.ceil(count / EXHIBITION_PAGE_SIZE)} hrefOf={hrefOf} />
    </div>
  );
}
