import { atom } from "jotai";
import type { WidgetScreen } from "@/contract/widget/messages";

/** Id of the element that the widget is put into, where the partner has a side panel. */
export const WIDGET_PLACE_ID = "widget-place";

/** True as soon as the widget has drawn what it shows there, in place of the page's own rows. */
export const isWidgetShownAtom = atom(false);

/** What a visitor asked for while the widget is on its way. */
interface Opening {
  screen: WidgetScreen;
  /** The widget is there and about to show it. */
  isAnswered?: true;
  /** Neither the widget nor what would take its place can be fetched. */
  isFailed?: true;
}

export const openingAtom = atom<Opening | null>(null);
