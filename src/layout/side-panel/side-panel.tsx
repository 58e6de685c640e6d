import ArrowRightIcon from "@lucide/icons/icons/arrow-right";
import { BookButton } from "@/blocks/booking/book-button";
import { SiteLink } from "@/blocks/link/site-link";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import type { WidgetScreen } from "@/contract/widget/messages";
import { widgetLabels } from "@/labels/widget";
import { moreLinkClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { PanelTabs } from "./panel-tabs";
import { PanelTreatments } from "./panel-treatments";
import { SoonestTimes } from "./soonest-times";
import { WidgetPlace } from "./widget-place";

interface SidePanelProps {
  data: LayoutData<"widget", "Type1">;
  tenant: Tenant;
}

const { home: words } = widgetLabels;

/**
 * The left panel from 769 px up. Until the widget is fetched it shows the same layout as the widget's start screen, so
 * that nothing jumps; on phones only the widget's own sheet is in it.
 */
export function SidePanel({ data, tenant }: SidePanelProps) {
  const isConsultingOnly = data.consultingReservationOnly;
  const ways = [
    !isConsultingOnly && <Way key="treatment" screen={{ screen: "treatment" }} {...words.treatment} />,
    <Way key="visit" screen={{ screen: "visit" }} {...words.visit} />,
  ];
  return (
    <aside aria-label={widgetLabels.title} className="bg-ground-2 md:shadow-[inset_-1px_0_var(--line)]">
      <WidgetPlace>
        <div className="flex h-13 shrink-0 items-center justify-between pr-6 pl-7 shadow-[inset_0_-1px_var(--line)]">
          <p className="text-h5">{widgetLabels.title}</p>
          <BookButton screen={{ screen: "signIn" }} className={moreLinkClass}>
            {widgetLabels.session.signIn}
          </BookButton>
        </div>
        <div className="scroll-row min-h-0 flex-1 overflow-y-auto px-7 pt-9 pb-6">
          <p className="whitespace-pre-line text-d2">{words.question}</p>
          <div className="mt-6 border-line-strong border-t">
            {data.isMenuReversed ? ways.toReversed() : ways}
          </div>
          <SoonestTimes />
          {!isConsultingOnly && (
            <section>
              <div className="mt-9 mb-3 flex items-baseline justify-between">
                <h2 className="text-h6">{words.popular}</h2>
                <SiteLink href="/products/category/pick" className={`${moreLinkClass} relative -my-3`}>
                  <span className="sr-only">{words.popular} </span>
                  {words.all}
                </SiteLink>
              </div>
              <PanelTreatments tenant={tenant} />
            </section>
          )}
        </div>
        <PanelTabs isConsultingOnly={isConsultingOnly} />
      </WidgetPlace>
    </aside>
  );
}

interface WayProps {
  screen: WidgetScreen;
  title: string;
  description: string;
}

function Way({ screen, title, description }: WayProps) {
  return (
    <BookButton
      screen={screen}
      className="group grid w-full grid-cols-[1fr_24px] items-center gap-x-3 gap-y-1 border-line-strong border-b py-5 text-left"
    >
      <span className="text-h4 decoration-1 underline-offset-[5px] group-hover:underline">{title}</span>
      <span className="col-start-1 text-b5 text-ink-2">{description}</span>
      <Icon of={ArrowRightIcon} className="col-start-2 row-span-2 row-start-1" />
    </BookButton>
  );
}
