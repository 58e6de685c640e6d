import { boardLabels } from "@/labels/boards";
import { type BoardFilter, boardHref } from "@/lib/board-address";
import { chipClass } from "@/ui/chip";
import { SiteLink } from "../link/site-link";
import { SearchForm } from "./search-form";

interface ListToolsProps {
  path: string;
  title: string;
  filter: BoardFilter;
  /** Empty where the list has none. */
  categories?: readonly string[];
}

/** The categories of a list as links, and the search within it. */
export function ListTools({ path, title, filter, categories = [] }: ListToolsProps) {
  return (
    <div className="mt-6 mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      {categories.length > 0 && <Categories path={path} filter={filter} categories={categories} />}
      <SearchForm path={path} title={title} keyword={filter.keyword} kept={{ category: filter.category }} />
    </div>
  );
}

function Categories({ path, filter, categories }: Required<Omit<ListToolsProps, "title">>) {
  return (
    <nav aria-label={boardLabels.categories}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...categories].map((category) => (
          <li key={category}>
            <SiteLink
              href={boardHref(path, { category, keyword: filter.keyword })}
              aria-current={category === filter.category ? "true" : undefined}
              className={chipClass}
            >
              {category ?? boardLabels.allCategories}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
