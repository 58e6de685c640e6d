import type { Attribution, ReservationKind } from "../api/reservations";

/** Every message between a page and the booking iframe. Types and guards only: neither zod nor React comes along. */
export const WIDGET_CHANNEL = "clinic-widget" as const;
export const WIDGET_PROTOCOL_VERSION = 1;

export interface WidgetUser {
  name: string;
  /** True after identity verification, false for a guest signed in by SMS. */
  isRegular: boolean;
}

/** GA4 wants ids, names and prices; never a name or phone of the visitor. */
export interface ReservationSuccess {
  reservationId: number;
  reservationNumber: string;
  kind: ReservationKind;
  /** Won, the server's total; null where the partner shows no prices. */
  total: number | null;
  items: { id: number; name: string; price: number | null }[];
}

/** device outlasts the browser's window, tab ends with it. */
export type KeptArea = "device" | "tab";
export type Kept = Partial<Record<KeptArea, string>>;

/** Iframe -> page. */
export interface WidgetEvents {
  ready: { isLoggedIn: boolean };
  /**
   * The token is sent to the partner's own storefront alone; null on every other page. A resumed session began on an
   * earlier page: it is no new login.
   */
  login: { user: WidgetUser; accessToken: string | null; isResumed: boolean };
  /** An expired session ended by itself: its page stays where it is, and says so. */
  logout: { isExpired: boolean };
  cartCount: { count: number };
  reservationSuccess: ReservationSuccess;
  resize: { heightPx: number };
  close: Record<string, never>;
  /** The widget asks its page to show it, or to go to a path of the storefront. */
  route: { path: string };
  /**
   * Where a browser closes its storage to foreign iframes, the loader on the partner's own storefront keeps what must
   * outlast a reload. Between iframe and loader alone: listeners do not hear it.
   */
  keep: { area: KeptArea; text: string };
}

/** What the widget shows first. `home` is the panel's own start screen. */
export type WidgetScreen =
  | { screen: "home" }
  | { screen: "visit" }
  | { screen: "treatment"; productId?: number; optionIds?: number[] }
  | { screen: "eventProducts"; eventId: number; productId: number }
  | { screen: "categoryProducts"; categoryId: number; productId: number }
  | { screen: "cart" }
  | { screen: "myPage" }
  | { screen: "signIn" };

/** Page -> iframe. */
export interface WidgetCommands {
  /** The first message: without it the iframe shows nothing. */
  init: { isPanel: boolean; attribution: Attribution; consultingReservationOnly: boolean; kept?: Kept };
  open: WidgetScreen;
  close: Record<string, never>;
  addToCart: { optionIds: number[] };
  routeChanged: { path: string };
  logout: Record<string, never>;
}

export type WidgetMessages = WidgetEvents & WidgetCommands;

export type Envelope<Map> = {
  [Type in keyof Map]: { channel: typeof WIDGET_CHANNEL; version: number; type: Type; data: Map[Type] };
}[keyof Map];
