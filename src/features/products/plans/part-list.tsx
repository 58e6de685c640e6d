import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { BookButton } from "@/blocks/booking/book-button";
import { CategoryDrawing } from "@/blocks/category-icon/category-drawing";
import { doctorOfPart } from "@/blocks/doctor-card/doctor-of-part";
import { FreeTime } from "@/blocks/doctor-card/free-time";
import { Portrait } from "@/blocks/doctor-card/portrait";
import { SiteLink } from "@/blocks/link/site-link";
import { TimeLeft } from "@/blocks/time-left/time-left";
import { UntilThen } from "@/blocks/time-left/until-then";
import type { Employee } from "@/contract/api/introduction";
import type { ProductCategory, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { doctorLabels } from "@/labels/doctors";
import { productListLabels } from "@/labels/product-list";
import { offerPeriod } from "@/lib/price";
import { factColumns, factLine } from "@/lib/product-facts";
import { hasWidget } from "@/tenancy/has-widget";
import { Badge } from "@/ui/badge";
import { BelowFirstView } from "@/ui/below-first-view";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { iconButtonClass } from "@/ui/icon-button";
import { Price } from "@/ui/price";
import type { Part } from "./group-by-part";

interface Shared {
  tenant: Tenant;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

interface PartListProps extends Shared {
  parts: readonly Part[];
  doctors: readonly Employee[];
}

/** Part by part of the body: who treats it, and a line for each treatment with what decides, the price at its end. */
export function PartList({ parts, doctors, ...shared }: PartListProps) {
  const sections = parts.map(({ category, products }) => (
    <section
      key={category?.id ?? ""}
      className="grid items-start gap-x-12 gap-y-5 border-line-strong border-t py-8 @min-[1000px]/col:grid-cols-[264px_minmax(0,1fr)]"
    >
      {category ? (
        <PartSheet category={category} doctor={doctorOfPart(category.name, doctors)} {...shared} />
      ) : (
        <h2 className="text-h3">{productListLabels.otherProducts}</h2>
      )}
      <div>
        <Treatments products={products} {...shared} />
        {category && category.productCount > products.length && (
          <SiteLink href={`/products/category/${category.id}`} className={moreLinkClass}>
            {productListLabels.allOfPart(category.name, category.productCount)}
            <Icon of={ChevronRightIcon} size={16} />
          </SiteLink>
        )}
      </div>
    </section>
  ));
  return (
    <>
      {sections.slice(0, 1)}
      <BelowFirstView>{sections.slice(1)}</BelowFirstView>
    </>
  );
}

interface PartSheetProps extends Shared {
  category: ProductCategory;
  doctor: Employee | undefined;
}

function PartSheet({ category, doctor, tenant, renderedAt }: PartSheetProps) {
  const { name, description, icon, productCount } = category;
  return (
    <div className="flex items-center gap-4 rounded-l bg-tile p-5 @min-[1000px]/col:block">
      {tenant.homepageConfig.isIconExposure && icon && (
        <CategoryDrawing
          name={icon}
          className="w-[30%] max-w-44 shrink-0 @min-[1000px]/col:mb-3 @min-[1000px]/col:w-full @min-[1000px]/col:max-w-none"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-h3">
          <SiteLink href={`/products/category/${category.id}`} className="hover:underline">
            {name}
          </SiteLink>{" "}
          <span className="text-b5 text-ink-3 tabular-nums">{productCount}</span>
        </h2>
        {description && <p className="text-b5 text-ink-2">{description}</p>}
        {doctor && <PartDoctor doctor={doctor} renderedAt={renderedAt} />}
      </div>
    </div>
  );
}

function PartDoctor({ doctor, renderedAt }: { doctor: Employee; renderedAt: number }) {
  return (
    <SiteLink
      href={`/introduce/staff#doctor-${doctor.id}`}
      className="mt-3 grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3"
    >
      <Portrait doctor={doctor} sizes="44px" ratio="aspect-[11/14]" radius="rounded-s" />
      <span className="text-b6">
        <b className="block text-h6">
          {doctor.name} {doctor.position}
        </b>
        {doctor.nextAvailableAt && (
          <UntilThen at={doctor.nextAvailableAt} renderedAt={renderedAt}>
            <span className="font-medium text-accent-ink tabular-nums">
              {doctorLabels.free} <FreeTime at={doctor.nextAvailableAt} renderedAt={renderedAt} />
            </span>
          </UntilThen>
        )}
      </span>
    </SiteLink>
  );
}

/** Name, a column for each fact, price, booking; by the number of facts. Narrow columns, and screen readers, have the facts in one line. */
const GRIDS = [
  "@min-[1240px]/col:grid-cols-[minmax(0,1fr)_188px_44px]",
  "@min-[1240px]/col:grid-cols-[minmax(0,1fr)_88px_188px_44px]",
  "@min-[1240px]/col:grid-cols-[minmax(0,1fr)_repeat(2,88px)_188px_44px]",
  "@min-[1240px]/col:grid-cols-[minmax(0,1fr)_repeat(3,88px)_188px_44px]",
  "@min-[1240px]/col:grid-cols-[minmax(0,1fr)_repeat(4,88px)_188px_44px]",
];
const WIDE = "@max-[1239px]/col:hidden";
const ROW = "grid gap-x-3";

interface TreatmentsProps extends Shared {
  products: readonly ProductSummary[];
}

function Treatments({ products, ...shared }: TreatmentsProps) {
  const columns = factColumns(products);
  const row = `${ROW} ${GRIDS[columns.length]}`;
  return (
    <>
      <p aria-hidden className={`${row} ${WIDE} border-line border-b pb-2.5 font-medium text-b6 text-ink-3`}>
        <span>{productListLabels.name}</span>
        {columns.map((label) => (
          <span key={label}>{label}</span>
        ))}
        <span className="text-right">{productListLabels.price}</span>
      </p>
      <ul>
        {products.map((product) => (
          <li
            key={product.id}
            className={`${row} relative grid-cols-[minmax(0,1fr)_auto] items-start border-line border-b py-4`}
          >
            <Treatment product={product} columns={columns} {...shared} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TreatmentProps extends Shared {
  product: ProductSummary;
  columns: readonly string[];
}

function Treatment({ product, columns, tenant, renderedAt }: TreatmentProps) {
  const { id, name, summary, facts = [], price } = product;
  const offer = offerPeriod(product);
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <SiteLink
            href={`/products/${id}`}
            className="text-h5 after:absolute after:inset-0 hover:underline"
            isLikely
          >
            {name}
          </SiteLink>
          {offer && (
            <Badge tone="warm">
              <TimeLeft period={offer} renderedAt={renderedAt} />
            </Badge>
          )}
        </p>
        <p className="text-b5 text-ink-2">{summary}</p>
      </div>
      {columns.map((label) => (
        <p key={label} aria-hidden className={`${WIDE} text-b5 text-ink-2`}>
          {facts.find((fact) => fact.label === label)?.value}
        </p>
      ))}
      <Price {...price} isIncludeVat={tenant.homepageConfig.isIncludeVat} form="option" />
      {facts.length > 0 && (
        <p className="col-span-full mt-0.5 text-b6 text-ink-3 @min-[1240px]/col:sr-only">{factLine(facts)}</p>
      )}
      {hasWidget(tenant) && (
        <BookButton
          screen={{ screen: "treatment", productId: id }}
          label={productListLabels.bookProduct(name)}
          className={`${iconButtonClass} ${WIDE} -my-2.5 text-accent-ink`}
        >
          <Icon of={CalendarCheckIcon} />
        </BookButton>
      )}
    </>
  );
}
