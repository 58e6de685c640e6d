import { cachedCall } from "@/api/server-api";
import { MoreLink } from "@/blocks/link/more-link";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { Section } from "@/blocks/section/section";
import type { ProductCategory } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { homeLabels } from "@/labels/home";
import { uiLabels } from "@/labels/ui";
import { offerPeriod } from "@/lib/price";
import { chipClass } from "@/ui/chip";
import type { HomeBlockProps } from "./home-block-props";
import { PriceTable } from "./price-table";

const ROWS = 5;

/** What treatments cost, a few categories to choose from. The choice is a radio group, so that it needs no script. */
export async function PriceTableBlock({ block, tenant }: HomeBlockProps<"priceTable">) {
  if (!tenant.homepageConfig.hasPriceView) return null;
  const groups = await loadGroups(tenant, block.categoryNames);
  if (groups.length === 0) return null;
  const vat = tenant.homepageConfig.isIncludeVat ? uiLabels.vatIncluded : uiLabels.vatExcluded;
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={tenant.theme.variants.sectionHead}
      more={<MoreLink href="/products">{homeLabels.allPrices}</MoreLink>}
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{homeLabels.priceGroup}</legend>
        {groups.map(({ category, products }, index) => (
          <div key={category.id} className="contents">
            <label
              className={`${chipClass} relative has-checked:bg-accent has-checked:text-on-accent has-checked:shadow-none has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
            >
              <input type="radio" name="price-group" defaultChecked={index === 0} className="sr-only" />
              {category.name}
            </label>
            <div className="order-1 hidden w-full [label:has(:checked)+&]:block">
              <PriceTable caption={homeLabels.priceCaption(category.name, vat)} products={products} />
            </div>
          </div>
        ))}
      </fieldset>
      <p className="mt-3 text-b7 text-ink-3">
        {vat}.{" "}
        {groups.some(({ products }) => products.some((product) => offerPeriod(product))) &&
          homeLabels.pricePeriod}
      </p>
    </Section>
  );
}

async function loadGroups(tenant: Tenant, names: readonly string[]) {
  const rows = await loadCategories(tenant);
  const chosen = names
    .map((name) => rows.find((category) => category.name === name))
    .filter((category): category is ProductCategory => category !== undefined);
  const groups = await Promise.all(
    chosen.map(async (category) => {
      const query = { categoryId: category.id, pageSize: ROWS };
      const { rows: products } = await cachedCall(tenant, "products", "GET /v2/products", { query });
      return { category, products };
    }),
  );
  return groups.filter(({ products }) => products.length > 0);
}
