import { cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { formatNumber } from "@/lib/format-number";
import { imageSource } from "@/ui/image-source";

/** What a small picture of a clinic's home shows: its own words, pictures and prices. */
export interface HomeSketch {
  tenant: Tenant;
  title: string;
  imageUrl: string | null;
  products: readonly { id: number; name: string; imageUrl: string; price: number | null }[];
}

const PRODUCTS_DRAWN = 4;

/** As the clinic's home opens at this moment; without what cannot be asked for. */
export async function loadSketch(tenant: Tenant): Promise<HomeSketch> {
  const [banners, products] = await Promise.all([
    cachedCall(tenant, "banners", "GET /banners", { query: { bannerLocation: "HOME_TOP" } }).catch(
      () => null,
    ),
    cachedCall(tenant, "products", "GET /v2/products", { query: { pageSize: PRODUCTS_DRAWN } }).catch(
      () => null,
    ),
  ]);
  const hero = tenant.home.find((block) => block.type === "hero");
  const banner = tenant.theme.variants.hero === "vertical" ? undefined : banners?.rows[0];
  return {
    tenant,
    title: banner?.title || hero?.title || tenant.partnerInformation.displayName,
    imageUrl: banner?.imageUrl ?? hero?.image?.url ?? null,
    products: (products?.rows ?? []).map(({ id, name, imageUrl, price: { price } }) => ({
      id,
      name,
      imageUrl,
      price,
    })),
  };
}

/** A clinic's home, small: in whatever theme stands around it. A picture, so for eyes alone. */
export function DrawnHome({ sketch: { tenant, title, imageUrl, products } }: { sketch: HomeSketch }) {
  const { layout, homepageConfig, partnerInformation, theme } = tenant;
  const menu = layout.header?.data.menu ?? [];
  const hasPanel = homepageConfig.useWidget && layout.widget?.data.positionType === "PANEL";
  return (
    <div aria-hidden className="sr-home" data-hero={theme.variants.hero}>
      {hasPanel && (
        <div className="sr-panel">
          <i />
          <i />
          <i />
        </div>
      )}
      <div className="sr-page">
        <p className="sr-bar">
          <b>{layout.header?.data.logoText ?? partnerInformation.displayName}</b>
          {menu.slice(0, 5).map((entry) => (
            <span key={entry.title}>{entry.title}</span>
          ))}
        </p>
        <div className="sr-hero">
          <p className="sr-title">{title}</p>
          {imageUrl && <SmallPicture src={imageUrl} width={400} />}
        </div>
        <ul className="sr-products">
          {products.map(({ id, name, imageUrl: url, price }) => (
            <li key={id}>
              <SmallPicture src={url} width={96} />
              <span>{name}</span>
              {price !== null && <b>{formatNumber(price)}</b>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SmallPicture({ src, width }: { src: string; width: number }) {
  const source = src.startsWith("/") ? imageSource(src, `${width}px`) : { src };
  // biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script
  return <img {...source} alt="" loading="lazy" decoding="async" />;
}
