import GlobeIcon from "@lucide/icons/icons/globe";
import { BookButton } from "@/blocks/booking/book-button";
import { SiteLink } from "@/blocks/link/site-link";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { widgetColorVariables } from "@/contract/tenant/widget-colors";
import type { WidgetScreen } from "@/contract/widget/messages";
import { sidePanelLabels } from "@/labels/layout/side-panel";
import { firstStepLabels } from "@/labels/widget-first-step";
import { BAR_ACTION_CLASS, BarTitle, START_BAR_CLASS, WAY_CLASS, WayWords } from "@/ui/booking-start";
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

const { home: words } = firstStepLabels;

/**
 * The left panel from 769 px up. Until the widget is fetched it shows the same layout as the widget's start screen, so
 * that nothing jumps; on phones only the widget's own sheet is in it.
 */
export function SidePanel({ data, tenant }: SidePanelProps) {
  const variant = tenant.layout.widget?.component ?? "Type1";
  const isConsultingOnly = data.consultingReservationOnly;
  const ways = [
    !isConsultingOnly && <Way key="treatment" screen={{ screen: "treatment" }} {...words.treatment} />,
    <Way key="visit" screen={{ screen: "visit" }} {...words.visit} />,
  ];
  return (
    <aside
      aria-label={firstStepLabels.title}
      style={widgetColorVariables(variant, data.colors)}
      className="bg-ground-2 md:shadow-[inset_-1px_0_var(--line)]"
    >
      <WidgetPlace>
        <div className={`${START_BAR_CLASS} pr-3 pl-7`}>
          <BarTitle
            title={firstStepLabels.title}
            logoUrl={data.widgetLogoUrl}
            partnerName={tenant.partnerInformation.displayName}
          />
          <Language />
          <BookButton screen={{ screen: "signIn" }} className={`${moreLinkClass} ${BAR_ACTION_CLASS} px-3`}>
            {firstStepLabels.session.signIn}
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

function Way({ screen, ...words }: WayProps) {
  return (
    <BookButton screen={screen} className={WAY_CLASS}>
      <WayWords {...words} />
    </BookButton>
  );
}

/** The widget's choice of languages is at its start, which this leads to. */
function Language() {
  return (
    <BookButton
      screen={{ screen: "home" }}
      className={`relative flex min-h-11 items-center ${BAR_ACTION_CLASS}`}
    >
      <span className="pointer-events-none absolute left-2">
        <Icon of={GlobeIcon} size={16} />
      </span>
      <span className="sr-only">{firstStepLabels.chooseLanguage} </span>
      <span className="pr-2 pl-7 text-button3">{sidePanelLabels.language}</span>
    </BookButton>
  );
}
