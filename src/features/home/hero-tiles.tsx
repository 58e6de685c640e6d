import { clsx } from "clsx";
import { cachedCall } from "@/api/server-api";
import { Lines } from "@/blocks/lines/lines";
import { SafeLink } from "@/blocks/link/safe-link";
import { SlideDeck } from "@/blocks/slides/slide-deck";
import type { Tenant } from "@/contract/tenant/tenant";
import { formatPeriodWithYear } from "@/lib/period";
import { offerPeriod } from "@/lib/price";
import { editMark } from "@/tenancy/edit-mark";
import { Badge } from "@/ui/badge";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { ClosingEventTile } from "./closing-event-tile";
import { runningEventsQuery } from "./running-events-query";
import { type Slide, slidePictureClass } from "./slide";

interface HeroTilesProps {
  slides: readonly Slide[];
  tenant: Tenant;
  renderedAt: number;
}

/** One offer large, the event that ends first, and a word to the first visit. */
export async function HeroTiles({ slides, tenant, renderedAt }: HeroTilesProps) {
  const { isIncludeVat } = tenant.homepageConfig;
  const [events, sideBanners] = await Promise.all([
    cachedCall(tenant, "events", "GET /events", runningEventsQuery(12)),
    cachedCall(tenant, "banners", "GET /banners", { query: { bannerLocation: "HOME_SIDE" } }),
  ]);
  const closing = events.rows.toSorted((a, b) => Date.parse(a.endAt) - Date.parse(b.endAt))[0];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-3 pt-3 @min-[760px]/col:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @min-[760px]/col:gap-5 @min-[760px]/col:pt-6">
      <SlideDeck
        slides={slides.map((slide, index) => (
          <TileSlide key={slide.id} slide={slide} index={index} isIncludeVat={isIncludeVat} />
        ))}
        controls="count"
        className="overflow-hidden rounded-l bg-linear-120 from-primary-100 to-primary-50 @min-[760px]/col:row-span-2 @min-[760px]/col:min-h-[460px]"
        controlsClassName="absolute right-2 bottom-2"
      />
      {closing && <ClosingEventTile event={closing} isIncludeVat={isIncludeVat} renderedAt={renderedAt} />}
      {sideBanners.rows.slice(0, closing ? 1 : 2).map((banner) => (
        <SafeLink
          key={banner.id}
          href={banner.linkTo}
          className="group relative block min-h-[150px] overflow-hidden rounded-l bg-secondary-1 p-6 @min-[760px]/col:p-7"
        >
          <p
            className="relative z-1 mr-24 text-h4 @min-[760px]/col:mr-8"
            {...editMark("banner", banner.id, "title")}
          >
            <Lines text={banner.title} />
          </p>
          <p
            className="relative z-1 mt-1.5 mr-24 text-b5 @min-[760px]/col:mr-16 text-ink-2"
            {...editMark("banner", banner.id, "description")}
          >
            <Lines text={banner.description} />
          </p>
          <Picture
            src={banner.imageUrl}
            alt={banner.imageAlt}
            sizes="(min-width: 1160px) 208px, 144px"
            ratio="aspect-square"
            radius="rounded-full"
            className="absolute! -right-8 -bottom-12 w-36 @min-[1160px]/col:-right-7 @min-[1160px]/col:-bottom-14 @min-[1160px]/col:w-52"
          />
        </SafeLink>
      ))}
    </div>
  );
}

interface TileSlideProps {
  slide: Slide;
  index: number;
  isIncludeVat: boolean;
}

function TileSlide({ slide, index, isIncludeVat }: TileSlideProps) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "h2";
  const period = slide.product && offerPeriod(slide.product);
  return (
    <SafeLink
      href={slide.linkTo}
      className="group grid h-full grid-rows-[1fr_auto] @min-[760px]/col:grid-cols-[3fr_2fr] @min-[760px]/col:grid-rows-1 @min-[1000px]/col:grid-cols-2"
    >
      <div
        className="px-6 pt-7 pb-2 @min-[760px]/col:self-center @min-[760px]/col:py-12 @min-[760px]/col:pr-0 @min-[760px]/col:pl-7 @min-[1000px]/col:pl-12"
        {...editMark("banner", slide.id)}
      >
        {slide.badge && (
          <Badge tone="fill" className="h-7! rounded-full! px-3!">
            {slide.badge}
          </Badge>
        )}
        <Title className="mt-3.5 mb-2 text-d1">
          <Lines text={slide.title} />
        </Title>
        <p className="text-ink-2">
          <Lines text={slide.description} />
        </p>
        {slide.product && (
          <>
            <Price {...slide.product.price} isIncludeVat={isIncludeVat} form="big" className="mt-[18px]" />
            {period && (
              <p className="mt-1.5 text-b6 text-ink-3 tabular-nums">{formatPeriodWithYear(period)}</p>
            )}
          </>
        )}
      </div>
      <Picture
        src={slide.imageUrl}
        alt={slide.imageAlt}
        isFirst={isFirst}
        sizes="(min-width: 1249px) 400px, (min-width: 760px) 33vw, 100vw"
        ratio="aspect-[16/11] max-h-[300px] w-full @min-[760px]/col:aspect-auto @min-[760px]/col:h-full @min-[760px]/col:max-h-none"
        radius="rounded-none"
        className={clsx(
          "bg-transparent! @min-[760px]/col:[clip-path:ellipse(92%_78%_at_92%_50%)]",
          slidePictureClass(index),
        )}
      />
    </SafeLink>
  );
}
