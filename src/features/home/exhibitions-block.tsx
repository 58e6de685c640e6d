import { cachedCall } from "@/api/server-api";
import { MoreLink } from "@/blocks/link/more-link";
import { Section } from "@/blocks/section/section";
import { ExhibitionCard } from "@/blocks/story/exhibition-card";
import { commonLabels } from "@/labels/blocks";
import type { HomeBlockProps } from "./home-block-props";

/** The exhibitions that run now, with their period. */
export async function ExhibitionsBlock({ block, tenant }: HomeBlockProps<"exhibitions">) {
  const { rows } = await cachedCall(tenant, "exhibitions", "GET /customer/exhibitions", {
    query: { pageSize: block.count },
  });
  if (rows.length === 0) return null;
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={tenant.theme.variants.sectionHead}
      more={
        <MoreLink href="/exhibitions" of={block.title}>
          {commonLabels.seeAll}
        </MoreLink>
      }
    >
      <ul className="grid gap-x-card gap-y-10 @min-[760px]/col:grid-cols-2">
        {rows.map((exhibition) => (
          <li key={exhibition.id}>
            <ExhibitionCard exhibition={exhibition} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
