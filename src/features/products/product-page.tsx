import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { breadcrumbsJsonLd } from "@/blocks/json-ld/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import type { ProductDetail } from "@/contract/api/products";
import { productLabels } from "@/labels/products";
import { pathId } from "@/lib/path-id";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { SectionHead } from "@/ui/section-head";
import { loadCategories, loadProduct } from "./load-products";
import { productCrumbs } from "./product-crumbs";
import { ProductGallery } from "./product-gallery";
import { productJsonLd } from "./product-json-ld";
import { ProductSections } from "./product-sections";
import { ProductSummaryPanel } from "./product-summary-panel";
import { PurchaseDock } from "./purchase-dock";

interface ProductPageProps {
  partner: string;
  /** The id as it stands in the path. */
  productId: string;
}

/** One treatment: pictures, price, options to choose from, and everything to know before. */
export async function ProductPage({ partner, productId }: ProductPageProps) {
  const tenant = await loadTenant(partner);
  const id = pathId(productId) ?? notFound();
  const [product, categories] = await Promise.all([loadProduct(tenant, id), loadCategories(tenant)]);
  const crumbs = productCrumbs(tenant, product, categories);
  const { isIncludeVat } = tenant.homepageConfig;
  const { card } = tenant.theme.variants;
  return (
    <>
      <JsonLd data={productJsonLd(tenant, product)} />
      <JsonLd data={breadcrumbsJsonLd(storefrontOrigin(tenant), crumbs)} />
      <div className="wrap pb-section">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-5 grid gap-7 @min-[760px]/col:grid-cols-2 @min-[760px]/col:items-start @min-[760px]/col:gap-12">
          <ProductGallery pictures={picturesOf(product)} />
          <ProductSummaryPanel product={product} isIncludeVat={isIncludeVat} renderedAt={Date.now()} />
        </div>
        <ProductSections product={product} />
        {product.relatedProducts.length > 0 && (
          <section id="related" className="mt-section scroll-mt-28">
            <SectionHead title={productLabels.related} />
            <ProductGrid
              products={product.relatedProducts.slice(0, 3)}
              variant={card === "row" ? "row" : "plain"}
              isIncludeVat={isIncludeVat}
              isRail
            />
          </section>
        )}
      </div>
      <PurchaseDock productId={product.id} options={product.options} isIncludeVat={isIncludeVat} />
    </>
  );
}

/** The product's own picture first, each picture once. */
function picturesOf({ imageUrl, imageAlt, images }: ProductDetail) {
  return [{ url: imageUrl, alt: imageAlt }, ...images.filter(({ url }) => url !== imageUrl)];
}
