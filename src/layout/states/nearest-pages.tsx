import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { cachedCall } from "@/api/server-api";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { eventHref } from "@/blocks/event-card/event-link";
import { eventListFilter } from "@/blocks/event-card/event-list-filter";
import { SiteLink } from "@/blocks/link/site-link";
import { loadCategories } from "@/blocks/product-card/load-categories";
import type { Tenant } from "@/contract/tenant/tenant";
import { notFoundLabels as words } from "@/labels/layout/not-found";
import { formatNumber } from "@/lib/format-number";
import { nearestTitles, type Titled } from "@/lib/nearest-titles";
import { formatPeriod } from "@/lib/period";
import { Icon } from "@/ui/icon";

const MOST_SHOWN = 3;
/** What is looked through: one call each, of the lists that any visitor may ask for, and cached as those are. */
const MOST_READ = 100;

interface Page extends Titled {
  fact: string;
}

/** The pages whose titles are nearest to what an address says; nothing where none is near. */
export async function NearestPages({ tenant, asked }: { tenant: Tenant; asked: readonly string[] }) {
  const pages = asked.length > 0 ? nearestTitles(asked, await loadPages(tenant), MOST_SHOWN) : [];
  if (pages.length === 0) return <p className="mt-3 max-w-prose text-ink-2">{words.description}</p>;
  return (
    <>
      <p className="mt-3 max-w-prose text-ink-2">{words.near(asked.join(" "))}</p>
      <ul className="mt-6 max-w-[640px] border-line-strong border-t">
        {pages.map(({ title, href, fact }) => (
          <li key={`${href} ${title}`} className="border-line border-b">
            <SiteLink
              href={href}
              className="flex min-h-14 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline"
            >
              <span>
                {title}
                <span className="block text-b6 text-ink-3 tabular-nums">{fact}</span>
              </span>
              <Icon of={ChevronRightIcon} size={16} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The clinic's menu, treatments and running events; without what cannot be asked for. */
async function loadPages(tenant: Tenant): Promise<Page[]> {
  const lists = await Promise.allSettled([
    loadProducts(tenant),
    loadEvents(tenant),
    loadCategoryPages(tenant),
  ]);
  return [...menuPages(tenant), ...lists.flatMap((list) => (list.status === "fulfilled" ? list.value : []))];
}

const menuPages = ({ layout }: Tenant): Page[] =>
  (layout.header?.data.menu ?? [])
    .flatMap((entry) => [entry, ...entry.subList])
    .filter(({ url, useWidget }) => !useWidget && url.startsWith("/"))
    .map(({ url, title }) => ({ title, href: url, fact: words.kinds.menu }));

async function loadProducts(tenant: Tenant): Promise<Page[]> {
  const kind = clinicWords(tenant).treatment;
  const query = { pageSize: MOST_READ };
  const { rows } = await cachedCall(tenant, "products", "GET /v2/products", { query });
  return rows.map(({ id, name, price: { price } }) => ({
    title: name,
    href: `/products/${id}`,
    fact: price === null ? kind : words.priced(kind, formatNumber(price)),
  }));
}

async function loadEvents(tenant: Tenant): Promise<Page[]> {
  const query = { ...eventListFilter, pageSize: MOST_READ };
  const { rows } = await cachedCall(tenant, "events", "GET /events", { query });
  return rows.map((event) => ({
    title: event.title,
    href: eventHref(event),
    fact: `${words.kinds.event} · ${formatPeriod(event)}`,
  }));
}

async function loadCategoryPages(tenant: Tenant): Promise<Page[]> {
  const categories = await loadCategories(tenant);
  return categories.map(({ id, name, productCount }) => ({
    title: name,
    href: `/products/category/${id}`,
    fact: words.counted(clinicWords(tenant), productCount),
  }));
}
