import { Lines } from "@/blocks/lines/lines";
import { SafeLink } from "@/blocks/link/safe-link";
import { loadShownProduct } from "@/blocks/product-card/load-shown-product";
import type { Banner } from "@/contract/api/content";
import type { Tenant } from "@/contract/tenant/tenant";
import { formatPeriodWithYear } from "@/lib/period";
import { offerPeriod } from "@/lib/price";
import { editMark } from "@/tenancy/edit-mark";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";

interface ListBannerProps {
  banner: Banner;
  tenant: Tenant;
}

/** A word of the clinic between the products, over the whole width. */
export async function ListBanner({ banner, tenant }: ListBannerProps) {
  const product = await loadShownProduct(tenant, banner.productId);
  const period = product && offerPeriod(product);
  return (
    <SafeLink
      href={banner.linkTo}
      className="group grid overflow-hidden rounded-pic bg-ground-2 @min-[760px]/col:grid-cols-2"
    >
      <Picture
        src={banner.imageUrl}
        alt={banner.imageAlt}
        sizes="(min-width: 1249px) 600px, (min-width: 760px) 50vw, 100vw"
        ratio="aspect-video @min-[760px]/col:aspect-auto @min-[760px]/col:min-h-80"
        radius="rounded-none"
      />
      <div className="self-center px-6 py-7 @min-[760px]/col:p-12" {...editMark("banner", banner.id)}>
        {period && <p className="text-accent-ink text-b6 tabular-nums">{formatPeriodWithYear(period)}</p>}
        <p className="mt-1.5 mb-2.5 text-d2">
          <Lines text={banner.title} />
        </p>
        <p className="text-b5 text-ink-2">
          <Lines text={banner.description} />
        </p>
        {product && (
          <Price {...product.price} isIncludeVat={tenant.homepageConfig.isIncludeVat} className="mt-[18px]" />
        )}
      </div>
    </SafeLink>
  );
}
