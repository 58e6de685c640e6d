import { clsx } from "clsx";
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
import { ReceptionPlan } from "./plans/reception-plan";

const PATH = "/cscenter";
const SHOWN = 5;
const PLANS = { reception: ReceptionPlan, desk: DeskPlan, phone: PhonePlan };

/** Where to ask: whether somebody answers now, the number and the other ways; then questions, boards and notices. */
export async function CustomerCenterPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const [opening, notices, faqs, boards] = await Promise.all([
    loadOpening(tenant, Date.now()),
    loadNotices(tenant, { page: 1, pageSize: SHOWN }),
    loadTopFaqs(tenant, SHOWN),
    loadCustomerBoards(tenant),
  ]);
  const plan = planOf(tenant.layout, "cscenter");
  const Plan = PLANS[plan];
  const isDesk = plan === "desk";
  const title = pageTitle(tenant, PATH, customerCenterLabels.title);
  const titleOf = (path: string, fallback: string) => pageTitle(tenant, path, fallback);
  const more = (href: string, of: string) => (
    <MoreLink href={href} of={of}>
      {customerCenterLabels.more}
    </MoreLink>
  );
  const questions = {
    title: titleOf("/cscenter/faq", faqLabels.title),
    href: "/cscenter/faq",
    content: faqs.length > 0 && <FaqList faqs={faqs} />,
  };
  const ownBoards = {
    title: customerCenterLabels.boards,
    href: null,
    content: boards.length > 0 && <CustomerBoardList boards={boards} plan={plan} />,
  };
  const news = {
    title: titleOf("/cscenter/notice", noticePageLabels.title),
    href: "/cscenter/notice",
    // In half a column tiles are too narrow.
    content: notices.rows.length > 0 && (
      <NoticeList notices={notices.rows} plan={isDesk ? undefined : plan} />
    ),
  };
  const sections = [questions, ...(isDesk ? [news, ownBoards] : [ownBoards, news])].filter(
    ({ content }) => content,
  );
  return (
    <>
      <div className="wrap" data-says-now>
        <Breadcrumbs crumbs={[{ title, path: PATH }]} />
        <h1 className="mt-4 mb-6 text-h1">{title}</h1>
        <Plan opening={opening} />
      </div>
      {/* At a desk what follows the questions stands side by side. */}
      <div
        className={clsx(
          isDesk &&
            "@min-[1000px]/col:wrap @min-[1000px]/col:grid @min-[1000px]/col:grid-cols-2 @min-[1000px]/col:gap-x-12 @min-[1000px]/col:[&>:first-child]:col-span-full @min-[1000px]/col:[&>section>.wrap]:px-0 @min-[1000px]/col:[&_ul]:grid-cols-1",
        )}
      >
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
      </div>
    </>
  );
}
