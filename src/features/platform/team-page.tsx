import "server-only";
import { OVERVIEW_PAGE_SIZE, type Overview, overviewAnswerSchema } from "@/contract/tenant/overview";
import { platformLabels } from "@/labels/platform";
import { formatFileSize } from "@/lib/file-size";
import { askBackendInPrivate } from "@/tenancy/sources";
import { ErrorList } from "./error-list";
import { PartnerRow } from "./partner-row";

const { team: words } = platformLabels;

interface TeamPageProps {
  keyword: string;
  page: number;
}

/** Partners, what the edge holds of them, and what went wrong: as they are at this moment. */
export async function TeamPage({ keyword, page }: TeamPageProps) {
  const overview = await loadOverview(keyword, page);
  return (
    <main className="pf">
      <header className="pf-head">
        <h1>{words.title}</h1>
        <form method="post" action="/sign-out">
          <button type="submit">{words.signOut}</button>
        </form>
      </header>
      {!overview && <p role="alert">{words.unavailable}</p>}
      {overview && (
        <>
          <search>
            <form className="pf-search">
              <label htmlFor="keyword">{words.keyword}</label>
              <input id="keyword" name="keyword" type="search" defaultValue={keyword} maxLength={80} />
              <button type="submit">{words.search}</button>
            </form>
          </search>
          <h2>{words.partners(overview.partnerCount)}</h2>
          <ul className="pf-partners">
            {overview.partners.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} />
            ))}
          </ul>
          {overview.partners.length === 0 && <p>{words.nobody}</p>}
          <Pages keyword={keyword} page={page} count={overview.partnerCount} />
          <EdgeConfigState edgeConfig={overview.edgeConfig} />
          <ErrorList errors={overview.errors} />
        </>
      )}
    </main>
  );
}

function Pages({ keyword, page, count }: TeamPageProps & { count: number }) {
  const pages = Math.ceil(count / OVERVIEW_PAGE_SIZE);
  if (pages < 2) return null;
  const address = (to: number) =>
    `/?${new URLSearchParams({ ...(keyword && { keyword }), page: String(to) })}`;
  return (
    <p className="pf-pages">
      {page > 1 && <a href={address(page - 1)}>{words.previous}</a>}
      <span>{words.page(page, pages)}</span>
      {page < pages && <a href={address(page + 1)}>{words.next}</a>}
    </p>
  );
}

/** How full the edge's store is. */
function EdgeConfigState({ edgeConfig: { items, bytes, limitBytes } }: Pick<Overview, "edgeConfig">) {
  return (
    <section>
      <h2>{words.edgeConfig}</h2>
      <p>
        <label htmlFor="edge-config">
          {words.edgeConfigOf(items, formatFileSize(bytes), formatFileSize(limitBytes))}
        </label>
        <meter id="edge-config" min={0} max={limitBytes} high={limitBytes * 0.8} value={bytes} />
      </p>
      {bytes > limitBytes && <p data-state="bad">{words.edgeConfigFull}</p>}
    </section>
  );
}

/** The platform's state as the backend has it; null where it cannot be asked. */
async function loadOverview(keyword: string, page: number): Promise<Overview | null> {
  const query = new URLSearchParams({ keyword, page: String(page) });
  const answer = await askBackendInPrivate(`/tenancy/overview?${query}`).catch(() => null);
  return answer === null ? null : overviewAnswerSchema.parse(answer).row;
}
