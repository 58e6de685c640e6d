import CalendarIcon from "@lucide/icons/icons/calendar";
import { clsx } from "clsx";
import { TimeLeft } from "@/blocks/time-left/time-left";
import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { productLabels } from "@/labels/products";
import { formatPeriodWithYear } from "@/lib/period";
import { editMark } from "@/tenancy/edit-mark";
import { Badge } from "@/ui/badge";
import { Icon } from "@/ui/icon";
import { Price } from "@/ui/price";

interface ProductSummaryPanelProps {
  tenant: Tenant;
  product: ProductDetail;
  /** True by the link of a secret event. */
  isSecretView: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  /** True: the description stands before the price, and the facts on one line where there is room. */
  isBrief?: boolean;
  className?: string;
}

/** Name, price, term of the offer and facts; where there is little room the description gives way to the price. */
export function ProductSummaryPanel(props: ProductSummaryPanelProps) {
  const { tenant, product, isSecretView, renderedAt, isBrief = false, className } = props;
  const { isIncludeVat } = tenant.homepageConfig;
  const { event, badges, facts } = product;
  return (
    <div className={clsx("flex min-w-0 flex-col", className)}>
      {(event || badges.length > 0) && (
        <div className="mb-3.5 flex flex-wrap gap-1.5 @max-[559px]/col:mb-2">
          {event && (
            <Badge tone="warm">{isSecretView ? productLabels.secretEvent : productLabels.event}</Badge>
          )}
          {badges.map((badge) => (
            <Badge key={badge} tone="soft">
              {badge}
            </Badge>
          ))}
        </div>
      )}
      <h1 className="text-h1" {...editMark("product", product.id, "name")}>
        {product.name}
      </h1>
      <p className={clsx("mt-2.5 text-ink-2", !isBrief && "@max-[559px]/col:order-1 @max-[559px]/col:mt-4")}>
        {product.description || product.summary}
      </p>
      <Price
        {...product.price}
        isIncludeVat={isIncludeVat}
        form="big"
        className="mt-3 @min-[560px]/col:mt-5"
      />
      {event && (
        <p className="mt-3.5 flex items-center gap-2.5 rounded-s bg-ground-2 px-3.5 py-[11px] text-b5 text-ink-2 tabular-nums">
          <Icon of={CalendarIcon} size={16} />
          <span>
            <b className="font-semibold text-ink">{formatPeriodWithYear(event)}</b> {productLabels.term},{" "}
            <TimeLeft period={event} renderedAt={renderedAt} />
          </span>
        </p>
      )}
      {facts.length > 0 && (
        <dl
          aria-label={productLabels.facts}
          className={clsx(
            "mt-6 grid grid-cols-2 border-line-strong border-t",
            isBrief ? "@min-[560px]/col:grid-cols-4" : "@max-[559px]/col:order-2",
          )}
        >
          {facts.map(({ label, value }) => (
            <div key={label} className="border-line border-b py-3.5">
              <dt className="text-b6 text-ink-3">{label}</dt>
              <dd className="text-label2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
