import { clsx } from "clsx";
import { clinicJsonLd, websiteJsonLd } from "@/blocks/json-ld/clinic";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { planOf } from "@/contract/tenant/houses";
import { loadTenant } from "@/tenancy/load-tenant";
import { BelowFirstView } from "@/ui/below-first-view";
import { defaultHome } from "./default-home";
import { HomeBlockView } from "./home-block-view";
import { rowsOfBlocks } from "./rows-of-blocks";

/** What comes behind these is below a phone's first view. */
const FIRST_VIEW_ROWS = 2;

/** The partner's home: the blocks it chose, in its own order. */
export async function HomePage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const renderedAt = Date.now();
  const blocks = tenant.home.length > 0 ? tenant.home : defaultHome(tenant.homepageConfig.homepageType);
  const rows = rowsOfBlocks(blocks, planOf(tenant.layout, "home"), tenant.theme.variants.sectionHead).map(
    (row, index) =>
      row.length === 1 ? (
        row.map((block) => <HomeBlockView key={block.type} {...{ block, tenant, renderedAt }} />)
      ) : (
        <div
          key={row.map(({ type }) => type).join()}
          className={clsx(
            "wrap grid grid-cols-[minmax(0,1fr)] @min-[1000px]/col:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] @min-[1000px]/col:gap-x-18 [&_.wrap]:px-0",
            index >= FIRST_VIEW_ROWS && "later",
          )}
        >
          {row.map((block) => (
            <HomeBlockView key={block.type} {...{ block, tenant, renderedAt }} />
          ))}
        </div>
      ),
  );
  return (
    <>
      <JsonLd data={clinicJsonLd(tenant)} />
      <JsonLd data={websiteJsonLd(tenant)} />
      {rows.slice(0, FIRST_VIEW_ROWS)}
      <BelowFirstView>{rows.slice(FIRST_VIEW_ROWS)}</BelowFirstView>
    </>
  );
}
