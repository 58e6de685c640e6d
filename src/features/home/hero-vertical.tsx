import { Lines } from "@/blocks/lines/lines";
import type { Tenant } from "@/contract/tenant/tenant";
import { Picture } from "@/ui/picture";
import type { HomeBlockProps } from "./home-block-props";

interface HeroVerticalProps {
  block: HomeBlockProps<"hero">["block"];
  tenant: Tenant;
}

/** A line read from top to bottom beside a landscape; on a narrow column it lies down. */
export function HeroVertical({ block, tenant }: HeroVerticalProps) {
  const header = tenant.layout.header?.data;
  const seal = header?.logoMark === "seal" ? header.logoText.split(" ")[0] : null;
  return (
    <section className="relative @min-[1000px]/col:h-[620px]">
      {block.image && (
        <div className="@min-[1000px]/col:absolute @min-[1000px]/col:inset-y-0 @min-[1000px]/col:right-0 @min-[1000px]/col:left-[38%]">
          <Picture
            src={block.image.url}
            alt={block.image.alt}
            isFirst
            sizes="(min-width: 1000px) 62vw, 100vw"
            ratio="h-80 @min-[1000px]/col:h-[620px]"
            radius="rounded-none"
          />
        </div>
      )}
      <div className="wrap">
        <div className="relative pt-9 @min-[1000px]/col:ml-[clamp(0px,25cqw-240px,120px)] @min-[1000px]/col:h-[620px] @min-[1000px]/col:max-w-max @min-[1000px]/col:pt-24 @min-[1000px]/col:pb-18 @min-[1000px]/col:[writing-mode:vertical-rl]">
          <h1 className="text-d1 @min-[1000px]/col:leading-[60px] @min-[1000px]/col:tracking-[.12em]">
            <Lines text={block.title} />
          </h1>
          <p className="mt-3.5 text-ink-2 @min-[1000px]/col:mt-0 @min-[1000px]/col:mr-6 @min-[1000px]/col:pt-33 @min-[1000px]/col:font-display @min-[1000px]/col:leading-[34px] @min-[1000px]/col:tracking-[.12em]">
            <Lines text={block.description} />
          </p>
          {seal && (
            <span
              aria-hidden
              className="absolute top-10 right-1 grid h-15 w-9 place-items-center border-[1.5px] border-sale font-display font-house text-sale tracking-[.1em] [writing-mode:vertical-rl] @min-[1000px]/col:static @min-[1000px]/col:mt-[368px] @min-[1000px]/col:mr-7 @min-[1000px]/col:self-end"
            >
              {seal}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}
