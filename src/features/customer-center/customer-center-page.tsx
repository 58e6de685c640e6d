import { FaqList } from "@/blocks/boards/faq-list";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { MoreLink } from "@/blocks/link/more-link";
import { NoticeList } from "@/blocks/notice-list/notice-list";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import { contactLabels, customerCenterLabels, faqLabels, noticePageLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";
import { CustomerBoardList } from "./board-list";
import { ContactWayList } from "./contact-way-list";
import { contactWays } from "./contact-ways";
import { loadCustomerBoards, loadTopFaqs } from "./load-help";
import { loadNotices } from "./load-notices";

const PATH = "/cscenter";
const SHOWN = 5;

/** Where to ask: the questions that come most often, the boards, the notices and the ways to reach the clinic. */
export async function CustomerCenterPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const [notices, faqs, boards] = await Promise.all([
    loadNotices(tenant, { page: 1, pageSize: SHOWN }),
    loadTopFaqs(tenant, SHOWN),
    loadCustomerBoards(tenant),
  ]);
  const ways = contactWays(tenant);
  const title = pageTitle(tenant, PATH, customerCenterLabels.title);
  const titleOf = (path: string, fallback: string) => pageTitle(tenant, path, fallback);
  const more = (href: string, of: string) => (
    <MoreLink href={href} of={of}>
      {customerCenterLabels.more}
    </MoreLink>
  );
  const sections = [
    {
      title: titleOf("/cscenter/faq", faqLabels.title),
      href: "/cscenter/faq",
      content: faqs.length > 0 && <FaqList faqs={faqs} />,
    },
    {
      title: customerCenterLabels.boards,
      href: null,
      content: boards.length > 0 && <CustomerBoardList boards={boards} />,
    },
    {
      title: titleOf("/cscenter/notice", noticePageLabels.title),
      href: "/cscenter/notice",
      content: notices.rows.length > 0 && <NoticeList notices={notices.rows} />,
    },
    {
      title: titleOf("/cscenter/contact", contactLabels.title),
      href: "/cscenter/contact",
      content: ways.length > 0 && <ContactWayList ways={ways} />,
    },
  ].filter(({ content }) => content);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ title, path: PATH }]} />
        <h1 className="mt-4 text-h1">{title}</h1>
      </div>
      {sections.map((section, index) => (
        <Section
          key={section.title}
          title={section.title}
          variant={tenant.theme.variants.sectionHead}
          more={section.href && more(section.href, section.title)}
          className={index === 0 ? "mt-12!" : undefined}
        >
          {section.content}
        </Section>
      ))}
    </>
  );
}
