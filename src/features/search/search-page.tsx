import SearchIcon from "@lucide/icons/icons/search";
import { cachedAs, serverApi } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { SiteLink } from "@/blocks/link/site-link";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import type { Tenant } from "@/contract/tenant/tenant";
import { searchPageLabels } from "@/labels/search";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { chipClass } from "@/ui/chip";
import { Icon } from "@/ui/icon";
import { inputClass } from "@/ui/text-field";
import type { SearchAddress } from "./search-address";

const MAX_RESULTS = 48;

/** Products whose words hold the keyword; the clinic's own keywords where nothing was asked or found. */
export async function SearchPage({ partner, keyword }: { partner: string } & SearchAddress) {
  const tenant = await loadTenant(partner);
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ title: searchPageLabels.title, path: "/search" }]} />
      <h1 className="mt-4 text-h1">
        {keyword ? searchPageLabels.titleFor(keyword) : searchPageLabels.title}
      </h1>
      <SearchForm key={keyword} keyword={keyword} placeholder={tenant.layout.search?.data.placeholder} />
      {keyword ? (
        <Results tenant={tenant} keyword={keyword} />
      ) : (
        <Blank title={searchPageLabels.ask} description={searchPageLabels.askHint}>
          <Suggestions tenant={tenant} />
        </Blank>
      )}
    </div>
  );
}

function SearchForm({ keyword, placeholder }: SearchAddress & { placeholder: string | undefined }) {
  return (
    <search>
      <form action="/search" method="get" className="mt-6 mb-10 flex max-w-prose gap-2">
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          aria-label={searchPageLabels.field}
          placeholder={placeholder}
          className={inputClass}
        />
        <button type="submit" className={buttonClass({ look: "line", size: "large" })}>
          <Icon of={SearchIcon} />
          {searchPageLabels.submit}
        </button>
      </form>
    </search>
  );
}

async function Results({ tenant, keyword }: { tenant: Tenant; keyword: string }) {
  const { rows, count } = await serverApi(tenant).callWith(cachedAs(tenant, "products"), "GET /v2/products", {
    query: { keyword, pageSize: MAX_RESULTS },
  });
  if (rows.length === 0) {
    return (
      <Blank title={searchPageLabels.empty(keyword)} description={searchPageLabels.emptyHint}>
        <Suggestions tenant={tenant} />
      </Blank>
    );
  }
  return (
    <>
      <p className="mb-6 text-h5 tabular-nums">{searchPageLabels.found(count)}</p>
      <ProductGrid
        products={rows}
        variant={tenant.theme.variants.card === "row" ? "row" : "plain"}
        isIncludeVat={tenant.homepageConfig.isIncludeVat}
      />
    </>
  );
}

function Suggestions({ tenant }: { tenant: Tenant }) {
  const keywords = tenant.layout.search?.data.recommendedKeywords ?? [];
  return (
    <>
      {keywords.map(({ keyword }) => (
        <SiteLink key={keyword} href={`/search?keyword=${encodeURIComponent(keyword)}`} className={chipClass}>
          {keyword}
        </SiteLink>
      ))}
      <SiteLink href="/products" className={chipClass}>
        {searchPageLabels.showAll}
      </SiteLink>
    </>
  );
}
