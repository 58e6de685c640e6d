import { clsx } from "clsx";
import { BookButton } from "@/blocks/booking/book-button";
import { Lines } from "@/blocks/lines/lines";
import type { Picture as PictureData } from "@/contract/api/story-blocks";
import { planOf } from "@/contract/tenant/houses";
import type { Tenant } from "@/contract/tenant/tenant";
import { landingLabels } from "@/labels/landing";
import { telHref } from "@/lib/phone";
import { buttonClass } from "@/ui/button";
import { Picture } from "@/ui/picture";

interface LandingHeroProps {
  title: string;
  description: string;
  image: PictureData | null;
  bookText: string;
  tenant: Tenant;
}

/** What the campaign says, its picture, and the button that it is for; on a phone that button stays at the foot. */
export function LandingHero({ title, description, image, bookText, tenant }: LandingHeroProps) {
  const isOnSheet = image !== null && planOf(tenant.layout, "story") === "sheets";
  const { partnerTel, partnerPhone } = tenant.partnerInformation;
  const phone = tenant.homepageConfig.useWidget ? (partnerTel ?? partnerPhone) : null;
  return (
    <section
      className={clsx(
        image && "grid @min-[760px]/col:grid-cols-2",
        isOnSheet &&
          "@min-[760px]/col:mx-auto @min-[760px]/col:mt-6 @min-[760px]/col:w-[min(1200px,100%-2*var(--gutter))] @min-[760px]/col:overflow-hidden @min-[760px]/col:rounded-l @min-[760px]/col:bg-ground-2",
      )}
    >
      <div
        className={clsx(
          "flex flex-col justify-center px-gutter py-10 @min-[760px]/col:py-24",
          isOnSheet ? "@min-[760px]/col:px-12" : "@min-[1240px]/col:pl-[calc((100cqw-1200px)/2)]",
        )}
      >
        <h1 className="text-d1">
          <Lines text={title} />
        </h1>
        {description && (
          <p className="mt-4 max-w-[30em] text-b2 text-ink-2">
            <Lines text={description} />
          </p>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 @max-[759px]/col:hidden">
          <BookButton screen={{ screen: "visit" }} className={buttonClass({ size: "tall" })}>
            {bookText}
          </BookButton>
          {phone && (
            <a
              href={telHref(phone)}
              className="inline-flex min-h-11 items-center tabular-nums underline-offset-4 hover:underline"
            >
              {landingLabels.orCall(phone)}
            </a>
          )}
        </div>
      </div>
      {image && (
        <Picture
          src={image.url}
          alt={image.alt}
          isFirst
          sizes="(min-width: 760px) 50vw, 100vw"
          ratio="aspect-[4/3] @min-[760px]/col:aspect-auto @min-[760px]/col:min-h-[560px]"
          radius="rounded-none"
          className="@max-[759px]/col:-order-1"
        />
      )}
    </section>
  );
}
