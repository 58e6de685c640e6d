import { atom } from "jotai";

/** Id of the element that the widget is put into, where the partner has a side panel. */
export const WIDGET_PLACE_ID = "widget-place";

/** True as soon as the widget itself is shown there, in place of the page's own rows. */
export const isWidgetShownAtom = atom(false);
