import { FaqList } from "@/blocks/boards/faq-list";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { MoreLink } from "@/blocks/link/more-link";
import { NoticeList } from "@/blocks/notice-list/notice-list";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import { planOf } from "@/contract/tenant/houses";
import { customerCenterLabels, faqLabels, noticePageLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";
import { CustomerBoardList } from "./board-list";
import { loadCustomerBoards, loadTopFaqs } from "./load-help";
import { loadNotices } from "./load-notices";
import { loadOpening } from "./load-opening";
import { DeskPlan } from "./plans/desk-plan";
import { PhonePlan } from "./plans/phone-plan";

const PATH = "/cscenter";
const SHOWN = 5;
const PLANS = { desk: DeskPlan, phone: PhonePlan };

/** Where to ask: whether somebody answers now, the number and the other ways; then questions, boards and notices. */
export async function CustomerCenterPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const [opening, notices, faqs, boards] = await Promise.all([
    loadOpening(tenant, Date.now()),
    loadNotices(tenant, { page: 1, pageSize: SHOWN }),
    loadTopFaqs(tenant, SHOWN),
    loadCustomerBoards(tenant),
  ]);
  const Plan = PLANS[planOf(tenant.layout, "cscenter")];
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
  ].filter(({ content }) => content);
  return (
    <>
      <div className="wrap" data-says-now>
        <Breadcrumbs crumbs={[{ title, path: PATH }]} />
        <h1 className="mt-4 mb-6 text-h1">{title}</h1>
        <Plan opening={opening} />
      </div>
      {sections.map((section) => (
        <Section
          key={section.title}
          title={section.title}
          variant={tenant.theme.variants.sectionHead}
          more={section.href && more(section.href, section.title)}
        >
          {section.content}
        </Section>
      ))}
    </>
  );
}
