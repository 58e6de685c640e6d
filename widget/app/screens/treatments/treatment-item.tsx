import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import { useEffect, useId, useState } from "react";
import type { ProductSummary } from "@/contract/api/products";
import { Icon } from "@/ui/icon";
import { PlainPicture } from "@/ui/plain-picture";
import { TreatmentWords } from "../../parts/treatment-words";
import { useRuntime } from "../../runtime/runtime-context";
import { TreatmentOptions } from "./treatment-options";

interface TreatmentItemProps {
  product: ProductSummary;
  /** Two a row, picture above the words. */
  isTile: boolean;
  isInitiallyOpen: boolean;
}

/** One treatment; a tap unfolds its options. */
export function TreatmentItem({ product, isTile, isInitiallyOpen }: TreatmentItemProps) {
  const runtime = useRuntime();
  const { api, queryClient } = runtime;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    import("../../runtime/recent").then(
      ({ recordView }) => recordView(runtime, product.id),
      // Not remembered, as where the request fails.
      () => undefined,
    );
  }, [isOpen, runtime, product.id]);
  const prefetch = () =>
    void queryClient.prefetchQuery(api.query("GET /v2/products/:id", { params: { id: product.id } }));
  return (
    <li className={clsx("border-line border-b", isTile && isOpen && "col-span-2")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
        className={clsx(
          "grid w-full items-start gap-3.5 py-[18px] text-left",
          isTile && !isOpen ? "grid-cols-[minmax(0,1fr)_24px]" : "grid-cols-[72px_minmax(0,1fr)_24px]",
        )}
      >
        <PlainPicture
          src={product.imageUrl}
          alt=""
          ratio="aspect-square"
          radius="rounded-s"
          className={clsx(isTile && !isOpen && "col-span-2")}
        />
        <TreatmentWords product={product} event={product.event} />
        <Icon
          of={ChevronDownIcon}
          className={clsx("transition-transform duration-place", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TreatmentOptions product={product} />}
      </div>
    </li>
  );
}
