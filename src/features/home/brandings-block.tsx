import { clsx } from "clsx";
import { cachedCall } from "@/api/server-api";
import { Section } from "@/blocks/section/section";
import { StoryCard } from "@/blocks/story/story-card";
import type { HomeBlockProps } from "./home-block-props";

const IN_TWOS = "@min-[760px]/col:grid-cols-2";
const IN_THREES = "@min-[760px]/col:grid-cols-3";

/** What the clinic holds to, each on a page of its own. */
export async function BrandingsBlock({ block, tenant }: HomeBlockProps<"brandings">) {
  const { rows } = await cachedCall(tenant, "brandings", "GET /customer/brandings");
  const stories = rows.slice(0, block.count);
  if (stories.length === 0) return null;
  const isInThrees = stories.length % 3 === 0;
  return (
    <Section title={block.title} description={block.description} variant={tenant.theme.variants.sectionHead}>
      <ul className={clsx("grid gap-x-card gap-y-10", isInThrees ? IN_THREES : IN_TWOS)}>
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard
              story={story}
              href={`/brandings/${story.id}`}
              level={3}
              sizes="(min-width: 1249px) 590px, (min-width: 760px) 50vw, 100vw"
              ratio={clsx("aspect-[16/10]", isInThrees && "@min-[760px]/col:aspect-[4/3]")}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
