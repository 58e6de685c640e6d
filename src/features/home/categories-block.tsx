import { CategoryIcon } from "@/blocks/category-icon/category-icon";
import { SiteLink } from "@/blocks/link/site-link";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { Section } from "@/blocks/section/section";
import type { ProductCategory } from "@/contract/api/products";
import { homeLabels } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";

/** The top categories as an index with counts, as line drawings, or as a list with one sentence each. */
export async function CategoriesBlock({ block, tenant }: HomeBlockProps<"categories">) {
  const categories = (await loadCategories(tenant)).filter(({ parentId }) => parentId === null);
  if (categories.length === 0) return null;
  const { category, sectionHead } = tenant.theme.variants;
  if (category === "icons") {
    return <CategoryIcons title={block.title} categories={categories} />;
  }
  return (
    <Section title={block.title} description={block.description} variant={sectionHead}>
      {category === "list" ? (
        <CategoryList categories={categories} hasPriceView={tenant.homepageConfig.hasPriceView} />
      ) : (
        <CategoryIndex categories={categories} hasIcons={tenant.homepageConfig.isIconExposure} />
      )}
    </Section>
  );
}

const hrefOf = ({ id }: ProductCategory) => `/products/category/${id}`;

interface CategoriesProps {
  categories: readonly ProductCategory[];
}

function CategoryIndex({ categories, hasIcons }: CategoriesProps & { hasIcons: boolean }) {
  return (
    <ul className="border-line-strong border-t @min-[760px]/col:columns-2 @min-[760px]/col:gap-x-12 @min-[760px]/col:border-t-0">
      {categories.map((category, index) => (
        <li key={category.id} className="break-inside-avoid">
          <SiteLink
            href={hrefOf(category)}
            className={`flex min-h-14 items-baseline gap-3 border-line border-b py-[15px] text-b2 transition-[padding] duration-place hover:pl-2 ${
              isTopOfColumn(index, categories.length)
                ? "@min-[760px]/col:border-t @min-[760px]/col:border-t-line-strong"
                : ""
            }`}
          >
            {hasIcons && <CategoryIcon name={category.icon} className="self-center" />}
            <span>{category.name}</span>
            <span className="text-b5 text-ink-3">{category.description}</span>
            <span className="ml-auto text-b6 text-ink-3 tabular-nums">{category.productCount}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const isTopOfColumn = (index: number, count: number) => index === 0 || index === Math.ceil(count / 2);

function CategoryIcons({ title, categories }: CategoriesProps & { title: string }) {
  return (
    <nav aria-label={title || homeLabels.categories} className="wrap mt-8 @min-[760px]/col:mt-10">
      <ul className="grid grid-cols-5 gap-x-1 gap-y-4 @min-[760px]/col:grid-cols-10">
        {categories.map((category) => (
          <li key={category.id}>
            <SiteLink
              href={hrefOf(category)}
              className="group grid justify-items-center gap-2 whitespace-nowrap text-label4 @min-[760px]/col:text-label3"
            >
              <span className="grid size-15 place-items-center rounded-[22px] bg-primary-50 text-primary-700 transition-colors duration-colour group-hover:bg-primary-100 @min-[760px]/col:size-18 @min-[760px]/col:rounded-[26px]">
                <CategoryIcon name={category.icon} size={28} />
              </span>
              {category.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryList({ categories, hasPriceView }: CategoriesProps & { hasPriceView: boolean }) {
  return (
    <ul className="border-line-strong border-t">
      {categories.map((category) => (
        <li key={category.id}>
          <SiteLink
            href={hrefOf(category)}
            className="group grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 border-line border-b py-5 @min-[760px]/col:grid-cols-[168px_1fr_auto]"
          >
            <b className="text-d3">{category.name}</b>
            <span className="text-ink-2 @max-[759px]/col:row-start-2">{category.description}</span>
            {!hasPriceView && (
              <span className="text-accent-ink text-label3 underline-offset-4 group-hover:underline">
                {homeLabels.askForPrice}
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
