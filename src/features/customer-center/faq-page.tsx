import { clsx } from "clsx";
import { notFound } from "next/navigation";
import { FaqList } from "@/blocks/boards/faq-list";
import { SearchForm } from "@/blocks/boards/search-form";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { centerCrumb } from "@/blocks/breadcrumbs/center-crumb";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Faq, FaqGroup } from "@/contract/api/help";
import { type PlanOf, planOf } from "@/contract/tenant/houses";
import { boardLabels } from "@/labels/boards";
import { contactLabels, faqLabels } from "@/labels/customer-center";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { chipClass } from "@/ui/chip";
import { ALL_FAQS, type FaqFilter, faqHref } from "./faq-address";
import { faqJsonLd } from "./faq-json-ld";
import { loadFaqGroups, loadFaqs } from "./load-help";

interface FaqPageProps {
  partner: string;
  filter?: FaqFilter;
}

const PATH = "/cscenter/faq";

/** What is often asked, group by group. */
export async function FaqPage({ partner, filter = ALL_FAQS }: FaqPageProps) {
  const tenant = await loadTenant(partner);
  const { groupId, keyword } = filter;
  // Before its questions are read: the answers for invented groups would be cached.
  if (groupId !== null && !(await loadFaqGroups(tenant)).some(({ id }) => id === groupId)) notFound();
  const [groups, faqs] = await Promise.all([loadFaqGroups(tenant), loadFaqs(tenant, filter)]);
  const title = pageTitle(tenant, PATH, faqLabels.title);
  const isAny = groups.length > 0;
  return (
    <div className="wrap">
      {faqs.length > 0 && !keyword && <JsonLd data={faqJsonLd(faqs)} />}
      <Breadcrumbs crumbs={[centerCrumb(tenant), { title, path: PATH }]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {(groups.length > 1 || keyword) && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          {groups.length > 1 && <Groups groups={groups} filter={filter} />}
          <SearchForm
            path={PATH}
            title={title}
            keyword={keyword}
            kept={{ group: groupId === null ? null : String(groupId) }}
          />
        </div>
      )}
      {keyword && faqs.length > 0 && (
        <p className="mt-6 text-b5 text-ink-2 tabular-nums">{boardLabels.found(keyword, faqs.length)}</p>
      )}
      {faqs.length > 0 ? (
        <FaqGroups
          faqs={faqs}
          keyword={keyword}
          hasHeadings={groups.length > 1}
          plan={planOf(tenant.layout, "cscenter")}
        />
      ) : (
        <Nothing keyword={isAny ? keyword : ""} />
      )}
    </div>
  );
}

function Groups({ groups, filter }: { groups: readonly FaqGroup[]; filter: FaqFilter }) {
  return (
    <nav aria-label={faqLabels.groups}>
      <ul className="flex flex-wrap gap-2">
        {[{ id: null, title: faqLabels.all }, ...groups].map(({ id, title }) => (
          <li key={id}>
            <SiteLink
              href={faqHref({ groupId: id, keyword: filter.keyword })}
              aria-current={id === filter.groupId ? "true" : undefined}
              className={chipClass}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FaqGroupsProps {
  faqs: readonly Faq[];
  keyword: string;
  hasHeadings: boolean;
  plan: PlanOf<"cscenter">;
}

/** Group under group; at a reception the titles stand beside them, at a desk each has a sheet. */
function FaqGroups({ faqs, keyword, hasHeadings, plan }: FaqGroupsProps) {
  const groupIds = [...new Set(faqs.map(({ groupId }) => groupId))];
  const groups = groupIds.map((id) => faqs.filter(({ groupId }) => groupId === id));
  const isOnSheets = plan === "desk" && groups.length > 1;
  return (
    <div
      className={clsx(
        "mt-10 grid",
        isOnSheets
          ? "gap-3 @min-[1000px]/col:grid-cols-2 @min-[1000px]/col:items-start @min-[1000px]/col:gap-5"
          : "gap-10",
      )}
    >
      {groups.map((rows) => (
        <section
          key={rows[0]?.groupId}
          className={clsx(
            isOnSheets &&
              "rounded-l bg-ground-2 px-5 pt-6 pb-2 @min-[1000px]/col:px-8 @min-[1000px]/col:pt-8 @min-[1000px]/col:pb-3 [&_li:last-child]:border-b-0",
            plan === "reception" &&
              hasHeadings &&
              "@min-[760px]/col:grid @min-[760px]/col:grid-cols-[160px_minmax(0,1fr)] @min-[760px]/col:gap-x-8",
          )}
        >
          {hasHeadings && <h2 className="mb-4 text-h3">{rows[0]?.groupTitle}</h2>}
          <FaqList faqs={rows} keyword={keyword} />
        </section>
      ))}
    </div>
  );
}

function Nothing({ keyword }: { keyword: string }) {
  return (
    <Blank
      title={keyword ? boardLabels.notFound(keyword) : faqLabels.empty}
      description={keyword ? faqLabels.notFoundHint : faqLabels.emptyHint}
      className="mt-8"
    >
      {keyword && (
        <SiteLink href={PATH} className={chipClass}>
          {faqLabels.showAll}
        </SiteLink>
      )}
      <SiteLink href="/cscenter/contact" className={chipClass}>
        {contactLabels.title}
      </SiteLink>
    </Blank>
  );
}
