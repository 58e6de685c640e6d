import { cachedAs, serverApi } from "@/api/server-api";
import type { ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { HeroSplit } from "./hero-split";
import { HeroTiles } from "./hero-tiles";
import { HeroVertical } from "./hero-vertical";
import { HeroWords } from "./hero-words";
import type { HomeBlockProps } from "./home-block-props";
import type { Slide } from "./slide";

type Hero = HomeBlockProps<"hero">["block"];

/** The first thing one sees: the partner's banners, or its own words and picture where it has none. */
export async function HeroBlock({ block, tenant, renderedAt }: HomeBlockProps<"hero">) {
  const { hero } = tenant.theme.variants;
  if (hero === "vertical") {
    return <HeroVertical block={{ ...block, ...wordsOf(tenant, block) }} tenant={tenant} />;
  }
  const slides = await loadSlides(tenant, block);
  if (slides.length === 0) return <HeroWords {...wordsOf(tenant, block)} />;
  if (hero === "tiles") return <HeroTiles slides={slides} tenant={tenant} renderedAt={renderedAt} />;
  return <HeroSplit slides={slides} />;
}

/** A page without a heading has no name: the clinic's own stands where the partner wrote none. */
const wordsOf = ({ partnerInformation, homepageConfig }: Tenant, { title, description }: Hero) => ({
  title: title || partnerInformation.displayName,
  description: description || (homepageConfig.seoDescription ?? ""),
});

async function loadSlides(tenant: Tenant, block: Hero): Promise<Slide[]> {
  const { rows } = await serverApi(tenant).callWith(cachedAs(tenant, "banners"), "GET /banners", {
    query: { bannerLocation: "HOME_TOP" },
  });
  const slides = await Promise.all(
    rows.map(async (banner) => ({ ...banner, product: await loadProduct(tenant, banner.productId) })),
  );
  if (slides.length > 0 || !block.image) return slides;
  const { image } = block;
  const own = { id: 0, ...wordsOf(tenant, block), badge: null, linkTo: "", buttonText: "", product: null };
  return [{ ...own, imageUrl: image.url, imageAlt: image.alt }];
}

async function loadProduct(tenant: Tenant, id: number | null): Promise<ProductSummary | null> {
  if (id === null) return null;
  const { row } = await serverApi(tenant).callWith(cachedAs(tenant, "products", id), "GET /v2/products/:id", {
    params: { id },
  });
  return row;
}
