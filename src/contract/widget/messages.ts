import type { Attribution, ReservationKind } from "../api/reservations";

/** Every message between a page and the booking iframe. Types and guards only: neither zod nor React comes along. */
export const WIDGET_CHANNEL = "clinic-widget" as const;
export const WIDGET_PROTOCOL_VERSION = 1;

export interface WidgetUser {
  /** Empty on every page but the partner's own storefront. */
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

export const WIDGET_FAILURES = ["not-answering", "unexpected", "unknown-screen"] as const;
export interface WidgetFailure {
  /**
   * not-answering: its iframe did not load, or the clinic has not listed this page's origin. unexpected: a fault inside.
   * unknown-screen: the page asked for a screen that there is not; home is shown.
   */
  code: (typeof WIDGET_FAILURES)[number];
  /** For the page's developer, in English; nothing of the visitor. */
  message: string;
}

/** The languages that the widget speaks. */
export const WIDGET_LANGUAGES = ["ko", "en", "ja", "zh"] as const;
export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

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
  /**
   * An expired session ended by itself: its page stays where it is. `isSaid` is false where the visitor was not told,
   * as the widget was out of sight: the page should say it.
   */
  logout: { isExpired: boolean; isSaid: boolean };
  cartCount: { count: number };
  reservationSuccess: ReservationSuccess;
  resize: { heightPx: number };
  close: Record<string, never>;
  /** The widget asks to be closed, and its page to go to a path of the storefront. */
  route: { path: string };
  /** Another screen is shown. `kind`, `step` (from 1) and `steps` are null outside the steps of a booking. */
  stepChanged: {
    screen: string;
    kind: ReservationKind | null;
    step: number | null;
    steps: number | null;
  };
  /** A time was chosen: an instant, and the doctor's id; null for any doctor. */
  timeSelected: { reservedAt: string; employeeId: number | null };
  reservationChanged: { reservationId: number; reservationNumber: string; reservedAt: string };
  reservationCanceled: { reservationId: number; reservationNumber: string };
  error: WidgetFailure;
  /**
   * Where a browser closes its storage to foreign iframes, the loader on the partner's own storefront keeps what must
   * outlast a reload. Between iframe and loader alone: listeners do not hear it.
   */
  keep: { area: KeptArea; text: string };
}

interface WantedTime {
  /** The doctor who stands chosen. */
  employeeId?: number;
  /** The day that stands chosen, `2026-11-20`. */
  date?: string;
  /** The time that stands chosen, an instant in ISO 8601; it is let go where it is no longer free. */
  reservedAt?: string;
}

/** What the widget shows first. `home` is the panel's own start screen. */
export type WidgetScreen =
  | { screen: "home" }
  /** What the visitor was looking at when the page was left or reloaded. */
  | { screen: "resume" }
  | ({ screen: "visit" } & WantedTime)
  | ({
      screen: "treatment";
      productId?: number;
      optionIds?: number[];
      /** The secret event whose link led to the product. */
      secretEventId?: number;
    } & WantedTime)
  | { screen: "eventProducts"; eventId: number; productId: number }
  | { screen: "categoryProducts"; categoryId: number; productId: number }
  | { screen: "cart" }
  | { screen: "myPage" }
  | { screen: "recent" }
  | { screen: "profile" }
  | { screen: "signIn" }
  | { screen: "signUp" };

/** Page -> iframe. */
export interface WidgetCommands {
  /** The first message: without it the iframe shows nothing. */
  init: {
    isPanel: boolean;
    attribution: Attribution;
    consultingReservationOnly: boolean;
    /** The partner's own language unless given. */
    language?: WidgetLanguage;
    kept?: Kept;
  };
  open: WidgetScreen;
  close: Record<string, never>;
  addToCart: { optionIds: number[] };
  routeChanged: { path: string };
  /** `isExpired`: the server has refused the page's token, and the visitor has been told. */
  logout: { isExpired?: boolean };
}

export type WidgetMessages = WidgetEvents & WidgetCommands;

export type Envelope<Map> = {
  [Type in keyof Map]: { channel: typeof WIDGET_CHANNEL; version: number; type: Type; data: Map[Type] };
}[keyof Map];
