import type { SiteWidget } from "@/state/site";

/** What a visitor is offered where the widget does not come. */
export interface WidgetOffer {
  /** False once the visitor has turned away from what did not come. */
  isWanted: () => boolean;
  retry: () => void;
  /** The visitor wants neither: the widget does not open by itself any more, and the next request starts over. */
  dismiss?: () => void;
}

export interface RequestContext {
  widget: SiteWidget;
  onRoute: (path: string) => void;
  /** The widget has not come; null: it has, after all. */
  onOffer: (offer: WidgetOffer | null) => void;
}
