import { cachedAs, serverApi } from "@/api/server-api";
import { SiteLink } from "@/blocks/link/site-link";
import type { ProductCategory, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";
import { Price } from "@/ui/price";

const PAGE_SIZE = 100;

/** What is not covered by insurance, category by category; words where the partner shows no prices. */
export async function MedicalCharges({ tenant }: { tenant: Tenant }) {
  const { hasPriceView, isIncludeVat } = tenant.homepageConfig;
  if (!hasPriceView) return <p className="py-5 text-ink-2">{infoLabels.chargesAsk}</p>;
  const [categories, products] = await Promise.all([loadCategories(tenant), loadProducts(tenant)]);
  return (
    <div className="grid gap-12">
      {categories.map((category) => (
        <ChargeTable
          key={category.id}
          title={category.name}
          products={products.filter(({ categoryIds }) => categoryIds[0] === category.id)}
          isIncludeVat={isIncludeVat}
        />
      ))}
    </div>
  );
}

interface ChargeTableProps {
  title: string;
  products: readonly ProductSummary[];
  isIncludeVat: boolean;
}

function ChargeTable({ title, products, isIncludeVat }: ChargeTableProps) {
  if (products.length === 0) return null;
  return (
    <table className="w-full">
      <caption className="border-line-strong border-b pb-3 text-left text-h4">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{infoLabels.item}</th>
          <th scope="col">{infoLabels.charge}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product.id} className="border-line border-b">
            <th scope="row" className="py-4 pr-4 text-left text-label2">
              <SiteLink href={`/products/${product.id}`} className="underline-offset-4 hover:underline">
                {product.name}
              </SiteLink>
            </th>
            <td className="py-4 align-top">
              <Price {...product.price} isIncludeVat={isIncludeVat} form="option" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function loadCategories(tenant: Tenant): Promise<ProductCategory[]> {
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "products"),
    "GET /v2/product-categories",
    {
      query: {},
    },
  );
  return rows;
}

async function loadProducts(tenant: Tenant, page = 1): Promise<ProductSummary[]> {
  const { rows, count } = await serverApi(tenant).callWith(cachedAs(tenant, "products"), "GET /v2/products", {
    query: { page, pageSize: PAGE_SIZE },
  });
  return page * PAGE_SIZE < count ? [...rows, ...(await loadProducts(tenant, page + 1))] : rows;
}
