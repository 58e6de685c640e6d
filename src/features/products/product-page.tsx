import { notFound } from "next/navigation";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { breadcrumbsJsonLd } from "@/blocks/json-ld/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { ProductGrid } from "@/blocks/product-card/product-grid";
import { RecentProducts } from "@/blocks/recent-products/recent-products";
import type { ProductDetail } from "@/contract/api/products";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { productLabels } from "@/labels/products";
import { pathId } from "@/lib/path-id";
import { hasWidget } from "@/tenancy/has-widget";
import { loadTenant } from "@/tenancy/load-tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { BelowFirstView } from "@/ui/below-first-view";
import { SectionHead } from "@/ui/section-head";
import { CallDock } from "./call-dock";
import { loadProduct } from "./load-products";
import { countProductResults, loadAfterCare } from "./load-results";
import { BriefPlan } from "./plans/brief-plan";
import { GalleryPlan } from "./plans/gallery-plan";
import { LetterPlan } from "./plans/letter-plan";
import { loadProductPart } from "./plans/load-product-part";
import { productCrumbs } from "./product-crumbs";
import { productJsonLd } from "./product-json-ld";
import { ProductSections } from "./product-sections";
import { PurchaseDock } from "./purchase-dock";

interface ProductPageProps {
  partner: string;
  /** The ids as they stand in the path. */
  productId: string;
  /** The secret event whose link leads here: its prices hold, and search engines hear nothing of it. */
  eventId?: string;
}

const PLANS = { gallery: GalleryPlan, brief: BriefPlan, letter: LetterPlan };

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
  const plan = planOf(tenant.layout, "product");
  const Plan = PLANS[plan];
  const [afterCare, part] = await Promise.all([
    loadAfterCare(tenant, product.afterNotices),
    // The other plans speak of the treatment alone.
    plan === "brief" ? loadProductPart(tenant, product, categories) : null,
  ]);
  const crumbs = productCrumbs(tenant, product, categories);
  return (
    <>
      {!isSecretView && <JsonLd data={productJsonLd(tenant, product)} />}
      {!isSecretView && <JsonLd data={breadcrumbsJsonLd(storefrontOrigin(tenant), crumbs)} />}
      <div className="wrap">
        <Plan {...{ tenant, product, crumbs, isSecretView, part }} renderedAt={Date.now()} />
        <BelowFirstView>
          <ProductSections
            words={clinicWords(tenant)}
            product={product}
            counts={counts}
            afterCare={afterCare}
          />
          <RelatedProducts tenant={tenant} product={product} />
        </BelowFirstView>
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
      <SectionHead title={productLabels.related(clinicWords(tenant))} />
      <ProductGrid
        products={product.relatedProducts.slice(0, 3)}
        variant={card === "row" ? "row" : "plain"}
        isIncludeVat={tenant.homepageConfig.isIncludeVat}
        isRail
      />
    </section>
  );
}

const seenOf = ({ id, name, imageUrl }: ProductDetail) => ({ id, name, imageUrl });
