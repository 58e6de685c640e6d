import { cachedCall } from "@/api/server-api";
import { Lines } from "@/blocks/lines/lines";
import { loadShownProduct } from "@/blocks/product-card/load-shown-product";
import type { Tenant } from "@/contract/tenant/tenant";
import { HeroSplit } from "./hero-split";
import { HeroTiles } from "./hero-tiles";
import { HeroVertical } from "./hero-vertical";
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
  return (
    <div data-opening={targetsOf(slides[0])}>
      {hero === "tiles" ? (
        <HeroTiles slides={slides} tenant={tenant} renderedAt={renderedAt} />
      ) : (
        <HeroSplit slides={slides} />
      )}
    </div>
  );
}

/** Where the first slide leads, for the popups: those that lead there too stay away. */
const targetsOf = (first: Slide | undefined) =>
  [first?.linkTo, first?.product && `/products/${first.product.id}`].filter(Boolean).join(" ");

/** A page without a heading has no name: the clinic's own stands where the partner wrote none. */
const wordsOf = ({ partnerInformation, homepageConfig }: Tenant, { title, description }: Hero) => ({
  title: title || partnerInformation.displayName,
  description: description || (homepageConfig.seoDescription ?? ""),
});

async function loadSlides(tenant: Tenant, block: Hero): Promise<Slide[]> {
  const { rows } = await cachedCall(tenant, "banners", "GET /banners", {
    query: { bannerLocation: "HOME_TOP" },
  });
  const slides = await Promise.all(
    rows.map(async (banner) => ({ ...banner, product: await loadShownProduct(tenant, banner.productId) })),
  );
  if (slides.length > 0 || !block.image) return slides;
  const { image } = block;
  const own = { id: 0, ...wordsOf(tenant, block), badge: null, linkTo: "", buttonText: "", product: null };
  return [{ ...own, imageUrl: image.url, imageAlt: image.alt }];
}

/** The opening of a home that has no picture: words on paper. */
function HeroWords({ title, description }: { title: string; description: string | null }) {
  return (
    <header className="wrap pt-14 @min-[760px]/col:pt-24">
      <h1 className="text-d1">
        <Lines text={title} />
      </h1>
      {description && (
        <p className="mt-4 max-w-prose text-b2 text-ink-2">
          <Lines text={description} />
        </p>
      )}
    </header>
  );
}
