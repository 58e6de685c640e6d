import type { Content } from "@/contract/tenant/content";
import { afterNotices, faqGroups, faqs } from "../db/schema/help";
import { cleanHtml } from "../lib/clean-html";
import { KeyIds, keysOf, type SeedWriter } from "./seed-ids";

/** FAQs in their groups, and after-notices. */
export async function seedHelp(writer: SeedWriter, content: Content): Promise<{ afterNotices: KeyIds }> {
  const groupIds = new KeyIds("faqGroups", keysOf(content.faqGroups));
  await writer.insert(
    faqGroups,
    content.faqGroups.map((group, sortOrder) => ({
      ...group,
      id: groupIds.of(group.key, group.key),
      sortOrder,
    })),
  );
  await writer.insert(
    faqs,
    content.faqs.map(({ group, ...faq }, index) => ({
      ...faq,
      id: index + 1,
      groupId: groupIds.of(group, `faq ${index + 1}`),
      answerHtml: cleanHtml(faq.answerHtml),
      sortOrder: index,
    })),
  );
  const afterNoticeIds = new KeyIds("afterNotices", keysOf(content.afterNotices));
  await writer.insert(
    afterNotices,
    content.afterNotices.map((notice, sortOrder) => ({
      ...notice,
      id: afterNoticeIds.of(notice.key, notice.key),
      contentHtml: cleanHtml(notice.contentHtml),
      sortOrder,
    })),
  );
  return { afterNotices: afterNoticeIds };
}
