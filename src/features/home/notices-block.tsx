import { cachedCall } from "@/api/server-api";
import { MoreLink } from "@/blocks/link/more-link";
import { NoticeList } from "@/blocks/notice-list/notice-list";
import { Section } from "@/blocks/section/section";
import { homeLabels } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";

/** The latest notices. */
export async function NoticesBlock({ block, tenant }: HomeBlockProps<"notices">) {
  const { rows } = await cachedCall(tenant, "notices", "GET /customer/notices", {
    query: { pageSize: block.count },
  });
  if (rows.length === 0) return null;
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={tenant.theme.variants.sectionHead}
      more={
        <MoreLink href="/cscenter/notice" of={block.title}>
          {homeLabels.allNotices}
        </MoreLink>
      }
    >
      <NoticeList notices={rows} />
    </Section>
  );
}
