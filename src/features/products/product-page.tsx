import { notFound } from "next/navigation";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { breadcrumbsJsonLd } from "@/blocks/json-ld/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { RecentProducts } from "@/blocks/recent-products/recent-products";
import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { productLabels } from "@/labels/products";
import { pathId } from "@/lib/path-id";
import { hasWidget } from "@/tenancy/has-widget";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { SectionHead } from "@/ui/section-head";
import { CallDock } from "./call-dock";
import { loadProduct } from "./load-products";
import { countProductResults, loadAfterCare } from "./load-results";
import { OptionPicker } from "./option-picker";
import { productCrumbs } from "./product-crumbs";
import { ProductGallery } from "./product-gallery";
import { productJsonLd } from "./product-json-ld";
import { ProductSections } from "./product-sections";
import { ProductSummaryPanel } from "./product-summary-panel";
import { PurchaseDock } from "./purchase-dock";

interface ProductPageProps {
  partner: string;
  /** The ids as they stand in the path. */
  productId: string;
  /** The secret event whose link leads here: its prices hold, and search engines hear nothing of it. */
  eventId?: string;
}

/** One treatment: pictures, price, options to choose from, and everything to know before. */
export async function ProductPage({ partner, productId, eventId }: ProductPageProps) {
  const tenant = await loadTenant(partner);
  const id = pathId(productId) ?? notFound();
  const isSecretView = eventId !== undefined;
  const [product, categories, counts] = await Promise.all([
    loadProduct(tenant, id, isSecretView ? (pathId(eventId) ?? notFound()) : undefined),
    loadCategories(tenant),
    countProductResults(tenant, id),
  ]);
  const afterCare = await loadAfterCare(tenant, product.afterNotices);
  const crumbs = productCrumbs(tenant, product, categories);
  return (
    <>
      {!isSecretView && <JsonLd data={productJsonLd(tenant, product)} />}
      {!isSecretView && <JsonLd data={breadcrumbsJsonLd(storefrontOrigin(tenant), crumbs)} />}
      <div className="wrap">
        {/* Name and price are in the first view of every screen: on phones under a picture of less than half of it. */}
        <div className="grid items-start @min-[560px]/col:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[560px]/col:gap-x-7 @min-[760px]/col:grid-cols-2 @min-[760px]/col:grid-rows-[auto_auto_1fr] @min-[760px]/col:gap-x-12">
          <div className="@max-[559px]/col:order-1 @min-[560px]/col:col-span-2 @min-[560px]/col:mb-5">
            <Breadcrumbs crumbs={crumbs} />
          </div>
          <ProductGallery productId={product.id} pictures={picturesOf(product)} />
          <ProductSummaryPanel
            tenant={tenant}
            product={product}
            isSecretView={isSecretView}
            renderedAt={Date.now()}
          />
          <div className="@max-[559px]/col:order-3 @min-[560px]/col:col-span-2 @min-[760px]/col:col-span-1 @min-[760px]/col:col-start-2">
            <OptionPicker
              productId={product.id}
              options={product.options}
              isIncludeVat={tenant.homepageConfig.isIncludeVat}
              canChoose={hasWidget(tenant)}
            />
          </div>
        </div>
        <ProductSections product={product} counts={counts} afterCare={afterCare} />
        <RelatedProducts tenant={tenant} product={product} />
      </div>
      <RecentProducts seen={product.isSecret ? undefined : seenOf(product)} />
      <div aria-hidden className="h-section" />
      <Dock tenant={tenant} product={product} secretEventId={isSecretView ? pathId(eventId) : null} />
    </>
  );
}

interface DockProps {
  tenant: Tenant;
  product: ProductDetail;
  /** The secret event whose link leads here. */
  secretEventId: number | null;
}

function Dock({ tenant, product, secretEventId }: DockProps) {
  if (!hasWidget(tenant)) return <CallDock tenant={tenant} isWideOnly />;
  const options = product.options.map(({ id, isDefault, price: { price } }) => ({
    id,
    isDefault,
    price: { price },
  }));
  return (
    <PurchaseDock
      productId={product.id}
      secretEventId={secretEventId}
      options={options}
      isIncludeVat={tenant.homepageConfig.isIncludeVat}
    />
  );
}

function RelatedProducts({ tenant, product }: { tenant: Tenant; product: ProductDetail }) {
  if (product.relatedProducts.length === 0) return null;
  const { card } = tenant.theme.variants;
  return (
    <section id="related" className="mt-section scroll-mt-28">
      <SectionHead title={productLabels.related} />
      <ProductGrid
        products={product.relatedProducts.slice(0, 3)}
        variant={card === "row" ? "row" : "plain"}
        isIncludeVat={tenant.homepageConfig.isIncludeVat}
        isRail
      />
    </section>
  );
}

/** The product's own picture first, each picture once. */
function picturesOf({ imageUrl, imageAlt, images }: ProductDetail) {
  return [{ url: imageUrl, alt: imageAlt }, ...images.filter(({ url }) => url !== imageUrl)];
}

const seenOf = ({ id, name, imageUrl }: ProductDetail) => ({ id, name, imageUrl });
