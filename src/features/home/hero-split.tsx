import { Lines } from "@/blocks/lines/lines";
import { SafeLink } from "@/blocks/link/safe-link";
import { SlideDeck } from "@/blocks/slides/slide-deck";
import { editMark } from "@/tenancy/edit-mark";
import { buttonClass } from "@/ui/button";
import { Picture } from "@/ui/picture";
import { type Slide, slidePictureClass } from "./slide";

/** Words on paper at the left, or first on phones, the picture to the edge at the right; never words on a picture. */
export function HeroSplit({ slides }: { slides: readonly Slide[] }) {
  return (
    <SlideDeck
      slides={slides.map((slide, index) => <SplitSlide key={slide.id} slide={slide} index={index} />)}
      className="@min-[760px]/col:min-h-150"
      controlsClassName="mt-5 ml-[calc(var(--gutter)-12px)] @min-[760px]/col:absolute @min-[760px]/col:bottom-10 @min-[760px]/col:left-0"
    />
  );
}

function SplitSlide({ slide, index }: { slide: Slide; index: number }) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "h2";
  return (
    <div
      className="grid h-full grid-rows-[1fr_auto] @min-[760px]/col:min-h-150 @min-[760px]/col:grid-rows-[auto] @min-[760px]/col:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
      {...editMark("banner", slide.id)}
    >
      <Picture
        src={slide.imageUrl}
        alt={slide.imageAlt}
        isFirst={isFirst}
        sizes="(min-width: 1249px) 960px, (min-width: 760px) 60vw, 100vw"
        ratio="aspect-[4/5] max-h-[468px] w-full @min-[760px]/col:aspect-auto @min-[760px]/col:max-h-none @min-[760px]/col:h-full"
        radius="rounded-none"
        className={slidePictureClass(index)}
      />
      <div className="-order-1 flex flex-col px-gutter pt-5 pb-5 @min-[760px]/col:justify-end @min-[760px]/col:pt-12 @min-[760px]/col:pr-8 @min-[760px]/col:pb-[156px]">
        <Title className="text-d1">
          <Lines text={slide.title} />
        </Title>
        <p className="mt-3 max-w-[30em] text-ink-2">
          <Lines text={slide.description} />
        </p>
        {slide.buttonText && (
          <SafeLink href={slide.linkTo} className={`${buttonClass({ look: "line" })} mt-6 self-start`}>
            {slide.buttonText}
          </SafeLink>
        )}
      </div>
    </div>
  );
}
