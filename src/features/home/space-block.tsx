import { clsx } from "clsx";
import { Section } from "@/blocks/section/section";
import { Picture } from "@/ui/picture";
import type { HomeBlockProps } from "./home-block-props";

/** Pictures of the clinic: the first large, the others around it. */
export function SpaceBlock({ block, tenant }: HomeBlockProps<"space">) {
  const [first, ...others] = block.images;
  if (!first) return null;
  return (
    <Section title={block.title} description={block.description} variant={tenant.theme.variants.sectionHead}>
      <div
        className={clsx(
          "grid grid-cols-2 gap-2 @min-[760px]/col:gap-4",
          others.length > 2
            ? "@min-[760px]/col:grid-cols-[2fr_1fr_1fr]"
            : "@min-[760px]/col:grid-cols-[2fr_1fr]",
        )}
      >
        <Picture
          src={first.url}
          alt={first.alt}
          sizes="(min-width: 1249px) 620px, (min-width: 760px) 50vw, 100vw"
          ratio="aspect-[16/10] @min-[760px]/col:aspect-[4/3]"
          className="col-span-full @min-[760px]/col:col-span-1 @min-[760px]/col:row-span-2"
        />
        {others.map(({ url, alt }) => (
          <Picture
            key={url}
            src={url}
            alt={alt}
            sizes="(min-width: 760px) 300px, 50vw"
            ratio="aspect-square @min-[760px]/col:aspect-auto"
          />
        ))}
      </div>
    </Section>
  );
}
