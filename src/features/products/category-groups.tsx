import { CategoryDrawing } from "@/blocks/category-icon/category-drawing";
import { CategoryIcon } from "@/blocks/category-icon/category-icon";
import { SiteLink } from "@/blocks/link/site-link";
import type { ProductCategory } from "@/contract/api/products";
import type { HomepageConfig } from "@/contract/tenant/homepage-config";
import { productListLabels } from "@/labels/product-list";
import { categoryTrail, groupCategories, subCategoriesOf } from "@/lib/product-categories";
import { type ProductScope, pathOf } from "./product-scope";

interface CategoryGroupsProps {
  categories: readonly ProductCategory[];
  scope: ProductScope;
  config: Pick<HomepageConfig, "exposureCategory" | "isIconExposure">;
  /** True: where icons are shown they are drawings above the names, with all of them first. */
  isDrawn?: boolean;
}

/** The categories as the partner groups them (exposureCategory), with their icons where it shows them. */
export function CategoryGroups({ categories, scope, config, isDrawn = false }: CategoryGroupsProps) {
  const groups = groupCategories(categories, config.exposureCategory);
  const trail = scope.kind === "category" ? categoryTrail(categories, scope.category.id) : [];
  const top = trail[0];
  const subCategories = top ? subCategoriesOf(categories, top.id) : [];
  const isRail = isDrawn && config.isIconExposure;
  const rows = [
    ...groups.map((group, index) => ({ ...group, hasAll: index === 0 })),
    ...(subCategories.length > 0
      ? [{ title: productListLabels.subCategories, categories: subCategories, hasAll: false }]
      : []),
  ];
  if (rows.length === 0) return null;
  const currentIds = trail.map(({ id }) => id);
  return (
    <nav aria-label={productListLabels.categories} className="mt-7 border-line-strong border-t">
      {rows.map(({ title, categories: each, hasAll }) => (
        <div
          key={title ?? ""}
          className={`grid ${isRail ? "items-center" : "items-baseline"} border-line border-b py-1 ${title ? "grid-cols-[64px_1fr]" : ""}`}
        >
          {title && <b className="text-h6 leading-11!">{title}</b>}
          <ul
            className={`max-md:scroll-row -mr-gutter ${title ? "" : "-ml-3"} flex gap-x-1 whitespace-nowrap md:mr-0 md:flex-wrap`}
          >
            {hasAll && (
              <CategoryLink
                href="/products"
                title={productListLabels.all}
                icon={isRail ? "all" : null}
                isRail={isRail}
                isCurrent={pathOf(scope) === "/products"}
              />
            )}
            {each.map((category) => (
              <CategoryLink
                key={category.id}
                href={`/products/category/${category.id}`}
                title={category.name}
                icon={config.isIconExposure ? (category.icon ?? "") : null}
                isRail={isRail}
                isCurrent={currentIds.includes(category.id)}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface CategoryLinkProps {
  href: string;
  title: string;
  /** Null: icons are not shown. */
  icon?: string | null;
  isRail?: boolean;
  isCurrent: boolean;
}

const LINE_LINK =
  "relative flex min-h-11 items-center gap-1.5 px-3 text-b5 after:absolute after:inset-x-3 after:bottom-2 after:h-0.5 aria-[current]:after:bg-accent";
const RAIL_LINK =
  "grid min-w-20 justify-items-center gap-1.5 rounded-m px-2 pt-3 pb-2.5 text-label3 hover:bg-tile aria-[current]:bg-tile";

function CategoryLink({ href, title, icon = null, isRail = false, isCurrent }: CategoryLinkProps) {
  return (
    <li>
      <SiteLink
        href={href}
        aria-current={isCurrent ? "page" : undefined}
        className={`${isRail ? RAIL_LINK : LINE_LINK} text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink`}
      >
        {icon !== null &&
          (isRail ? <CategoryDrawing name={icon} className="h-14 w-16" /> : <CategoryIcon name={icon} />)}
        {title}
      </SiteLink>
    </li>
  );
}
