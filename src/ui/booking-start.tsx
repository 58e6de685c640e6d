import ArrowRightIcon from "@lucide/icons/icons/arrow-right";
import { Icon } from "./icon";

/** The widget's start and the page's panel before it are drawn alike: nothing moves when one takes the other's place. */
export const START_BAR_CLASS =
  "flex h-13 shrink-0 items-center bg-(--widget-bar,inherit) shadow-[inset_0_-1px_var(--line)]";
export const BAR_ACTION_CLASS = "text-(--widget-bar-action,var(--ink-2))";
export const WAY_CLASS =
  "group grid w-full grid-cols-[1fr_24px] items-center gap-x-3 gap-y-1 border-line-strong border-b py-5 text-left";
export const DAY_NOTE_CLASS = "text-b6 text-ink-3 leading-none tabular-nums";
export const PRODUCT_ROW_CLASS = "grid w-full grid-cols-[56px_1fr] items-center gap-3.5 py-2 text-left";
export const TAB_BAR_CLASS = "grid auto-cols-fr grid-flow-col border-line border-t bg-inherit";
export const TAB_CLASS =
  "relative grid h-15 content-center justify-items-center gap-[3px] text-ink-3 text-label5 aria-[current]:text-ink";

/** One way to book, as a row's words. */
export function WayWords({ title, description }: { title: string; description: string }) {
  return (
    <>
      <span className="text-h4 decoration-1 underline-offset-[5px] group-hover:underline">{title}</span>
      <span className="col-start-2 row-span-2">
        <Icon of={ArrowRightIcon} />
      </span>
      <span className="text-b5 text-ink-2">{description}</span>
    </>
  );
}

interface BarTitleProps {
  title: string;
  /** The partner's logo for the widget, instead of what it is for. */
  logoUrl: string | null;
  partnerName: string;
}

/** What stands at the left of the bar. */
export function BarTitle({ title, logoUrl, partnerName }: BarTitleProps) {
  if (logoUrl === null) return <p className="flex-1 text-h5">{title}</p>;
  return (
    <p className="flex-1">
      {/* biome-ignore lint/performance/noImgElement: the widget is not built by Next */}
      <img src={logoUrl} alt={partnerName} className="h-6 w-auto" />
    </p>
  );
}
