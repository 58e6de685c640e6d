import { notFound } from "next/navigation";
import { cachedCall } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { SiteLink } from "@/blocks/link/site-link";
import { loadCategories } from "@/blocks/product-card/load-categories";
import type { Tenant } from "@/contract/tenant/tenant";
import { searchPageLabels as words } from "@/labels/search";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { chipClass } from "@/ui/chip";
import { countOf, loadSearch, type TabOutcome } from "./load-search";
import { SEARCH_TABS, type SearchAddress, searchHref } from "./search-address";
import { SearchForm } from "./search-form";
import { SearchTabs } from "./search-tabs";
import { TabResults } from "./tab-results";

/** All that the site has on a keyword; the clinic's own keywords where nothing was asked or found. */
export async function SearchPage({ partner, ...address }: { partner: string } & SearchAddress) {
  const tenant = await loadTenant(partner);
  const { keyword } = address;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ title: words.title, path: "/search" }]} />
      <h1 className="mt-4 text-h1">{keyword ? words.titleFor(keyword) : words.title}</h1>
      <SearchForm tenant={tenant} keyword={keyword} />
      {keyword ? (
        <Results tenant={tenant} address={address} />
      ) : (
        <Blank title={words.ask} description={words.askHint(clinicWords(tenant))} className="mt-10">
          <Suggestions tenant={tenant} />
        </Blank>
      )}
    </div>
  );
}

async function Results({ tenant, address }: { tenant: Tenant; address: SearchAddress }) {
  const { tab, outcomes } = await loadSearch(tenant, address);
  const { keyword, page } = address;
  const total = SEARCH_TABS.reduce((sum, each) => sum + countOf(outcomes[each]), 0);
  const hasFailed = SEARCH_TABS.some((each) => outcomes[each] === "failed");
  if (total === 0 && !hasFailed)
    return (
      <Blank title={words.empty(keyword)} description={words.emptyHint} className="mt-10">
        <Suggestions tenant={tenant} />
      </Blank>
    );
  const outcome = outcomes[tab];
  const titles = words.tab(clinicWords(tenant));
  if (page > 1 && outcome !== "failed" && outcome.count > 0 && outcome.shown === 0) notFound();
  return (
    <>
      <p role="status" className="mt-10 text-b5 text-ink-2 tabular-nums">
        {words.found(total)}
      </p>
      <SearchTabs titles={titles} tab={tab} outcomes={outcomes} keyword={keyword} />
      <TabResults title={titles[tab]} tab={tab} outcome={outcome} keyword={keyword} page={page} />
      <RelatedTags keyword={keyword} outcome={outcomes.boards} />
    </>
  );
}

async function Suggestions({ tenant }: { tenant: Tenant }) {
  const keywords = await recommendedKeywords(tenant);
  return (
    <>
      {keywords.length > 0 ? <HashTags tags={keywords} /> : <Categories tenant={tenant} />}
      <SiteLink href="/products" className={chipClass}>
        {words.showAll(clinicWords(tenant))}
      </SiteLink>
    </>
  );
}

/** Of a clinic that recommends no keywords: what it treats. */
async function Categories({ tenant }: { tenant: Tenant }) {
  const categories = await loadCategories(tenant).catch(() => []);
  const top = categories.filter(({ parentId }) => parentId === null);
  return top.slice(0, MAX_TAGS).map(({ id, name }) => (
    <SiteLink key={id} href={`/products/category/${id}`} className={chipClass}>
      {name}
    </SiteLink>
  ));
}

const MAX_TAGS = 8;

/** What the entries that were found are tagged with besides. */
function RelatedTags({ keyword, outcome }: { keyword: string; outcome: TabOutcome }) {
  const found = outcome === "failed" ? [] : (outcome.hashTags ?? []);
  const tags = [...new Set(found)].filter((tag) => tag !== keyword).slice(0, MAX_TAGS);
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="related-tags" className="mt-14">
      <h2 id="related-tags" className="text-h5">
        {words.related}
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <HashTags tags={tags} />
      </div>
    </section>
  );
}

/** Keywords as hash tags, each a search of its own. */
function HashTags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <SiteLink key={tag} href={searchHref({ keyword: tag })} className={chipClass}>
      #{tag}
    </SiteLink>
  ));
}

/** The clinic's keywords of the day; those of its layout where it has none, or they cannot be asked for. */
async function recommendedKeywords(tenant: Tenant): Promise<string[]> {
  const defaults = tenant.layout.search?.data.recommendedKeywords ?? [];
  const { rows } = await cachedCall(tenant, "keywords", "GET /customer/partner-keywords").catch(() => ({
    rows: [],
  }));
  return (rows.length > 0 ? rows : defaults).map(({ keyword }) => keyword);
}
