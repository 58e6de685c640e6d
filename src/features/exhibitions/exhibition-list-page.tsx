import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Pager } from "@/blocks/pager/pager";
import { ExhibitionCard } from "@/blocks/story/exhibition-card";
import { EXHIBITION_PAGE_SIZE } from "@/config/paging";
import type { ExhibitionSummary } from "@/contract/api/stories";
import { exhibitionLabels } from "@/labels/stories";
import { boardHref } from "@/lib/board-address";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { collectionJsonLd } from "./collection-json-ld";
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
        <ul className="mt-8 grid gap-x-card gap-y-12 @min-[760px]/col:grid-cols-2">
          {rows.map((exhibition, index) => (
            <li key={exhibition.id}>
              <ExhibitionCard exhibition={exhibition} level={2} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pageCount={Math.ceil(count / EXHIBITION_PAGE_SIZE)} hrefOf={hrefOf} />
    </div>
  );
}
