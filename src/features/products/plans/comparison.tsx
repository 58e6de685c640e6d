import { clsx } from "clsx";
import { MoreLink } from "@/blocks/link/more-link";
import { SiteLink } from "@/blocks/link/site-link";
import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { productListLabels } from "@/labels/product-list";
import { productLabels } from "@/labels/products";
import { Badge } from "@/ui/badge";
import { Price } from "@/ui/price";
import { SectionHead } from "@/ui/section-head";
import type { ProductPart } from "./product-plan";

interface ComparisonProps {
  tenant: Tenant;
  product: ProductDetail;
  part: ProductPart;
}

/** This treatment beside at most two others of its part, fact by fact. On a narrow column beside one. */
export function Comparison({ tenant, product, part: { category, others } }: ComparisonProps) {
  const compared = [product, ...others];
  const cellOf = (index: number) =>
    clsx(
      "px-2 py-3.5 text-left align-top @min-[560px]/col:px-4",
      index === 0 && "bg-tile",
      index === 2 && "@max-[559px]/col:hidden",
    );
  return (
    <section className="mt-section">
      <SectionHead
        title={productLabels.comparison(category.name)}
        more={
          <MoreLink href={`/products/category/${category.id}`} of={category.name}>
            {productListLabels.allOfPart(category.name, category.productCount)}
          </MoreLink>
        }
      />
      <table className="w-full table-fixed border-collapse text-b5">
        <colgroup>
          <col className="w-20 @min-[760px]/col:w-32" />
        </colgroup>
        <thead>
          <tr className="border-line-strong border-b">
            <td />
            {compared.map(({ id, name }, index) => (
              <th key={id} scope="col" className={cellOf(index)}>
                {index === 0 ? (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-h6">
                    {name} <Badge tone="soft">{productLabels.viewed}</Badge>
                  </span>
                ) : (
                  <SiteLink href={`/products/${id}`} className="text-h6 underline underline-offset-4">
                    {name}
                  </SiteLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.facts.map(({ label }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-3.5 pr-2 text-left align-top font-normal text-ink-3">
                {label}
              </th>
              {compared.map(({ id, facts = [] }, index) => (
                <td key={id} className={cellOf(index)}>
                  {facts.find((fact) => fact.label === label)?.value}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-line border-b">
            <th scope="row" className="py-3.5 pr-2 text-left align-top font-normal text-ink-3">
              {productListLabels.price}
            </th>
            {compared.map(({ id, price }, index) => (
              <td key={id} className={cellOf(index)}>
                <Price
                  {...price}
                  isIncludeVat={tenant.homepageConfig.isIncludeVat}
                  className="[&>:first-child]:flex-wrap @max-[559px]/col:[&>:first-child]:text-h6"
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
