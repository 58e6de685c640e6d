import type { Attribution, ReservationKind } from "../api/reservations";

/** Messages between a page and the booking iframe, without zod or React. */
export const WIDGET_CHANNEL = "clinic-widget" as const;
export const WIDGET_PROTOCOL_VERSION = 1;

export interface WidgetUser {
  /** Empty on every page but the partner's own storefront. */
  name: string;
  /** True after identity verification, false for a guest signed in by SMS. */
  isRegular: boolean;
}

/** For GA4: no name or phone of the visitor. */
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
   * not-answering: the iframe did not load, or the clinic has not listed this page's origin. unexpected: an internal error.
   * unknown-screen: the page opened an unknown screen; home is shown.
   */
  code: (typeof WIDGET_FAILURES)[number];
  /** For developers, without personal data. */
  message: string;
}

export const WIDGET_LANGUAGES = ["ko", "en", "ja", "zh"] as const;
export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

/** device: localStorage. tab: sessionStorage. */
export type KeptArea = "device" | "tab";
export type Kept = Partial<Record<KeptArea, string>>;

/** Iframe -> page. */
export interface WidgetEvents {
  ready: { isLoggedIn: boolean };
  /** The first screen has its content, pictures and fonts: a placeholder can go. */
  drawn: Record<string, never>;
  /**
   * The token is null except on the partner's own storefront. A resumed session began on an earlier page and is no new
   * login.
   */
  login: { user: WidgetUser; accessToken: string | null; isResumed: boolean };
  /**
   * An expired session leaves the page as it is. `isSaid` is false when the hidden widget could not tell the visitor: the
   * page should.
   */
  logout: { isExpired: boolean; isSaid: boolean };
  cartCount: { count: number };
  reservationSuccess: ReservationSuccess;
  resize: { heightPx: number };
  close: Record<string, never>;
  /** Requests closing the widget and navigating to a path of the storefront. */
  route: { path: string };
  /** `kind`, `step` (from 1) and `steps` are null outside a booking. */
  stepChanged: {
    screen: string;
    kind: ReservationKind | null;
    step: number | null;
    steps: number | null;
  };
  /** An instant, and the doctor's id; null for any doctor. */
  timeSelected: { reservedAt: string; employeeId: number | null };
  reservationChanged: { reservationId: number; reservationNumber: string; reservedAt: string };
  reservationCanceled: { reservationId: number; reservationNumber: string };
  error: WidgetFailure;
  /**
   * Where a browser blocks storage in third-party iframes, the loader on the partner's own storefront stores what must
   * survive a reload. Internal: not dispatched to listeners.
   */
  keep: { area: KeptArea; text: string };
}

interface WantedTime {
  /** The preselected doctor. */
  employeeId?: number;
  /** The preselected day, `2026-11-20`. */
  date?: string;
  /** The preselected time in ISO 8601; ignored when no longer free. */
  reservedAt?: string;
}

/** `home` is the panel's start screen. */
export type WidgetScreen =
  | { screen: "home" }
  /** The last screen before the page was left or reloaded. */
  | { screen: "resume" }
  | ({ screen: "visit" } & WantedTime)
  | ({
      screen: "treatment";
      productId?: number;
      optionIds?: number[];
      /** The secret event of the link. */
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
  /** The first message; the iframe waits for it. */
  init: {
    isPanel: boolean;
    attribution: Attribution;
    consultingReservationOnly: boolean;
    /** By default the partner's language. */
    language?: WidgetLanguage;
    kept?: Kept;
  };
  open: WidgetScreen;
  close: Record<string, never>;
  addToCart: { optionIds: number[] };
  routeChanged: { path: string };
  /** `isExpired`: the session had expired, and the visitor has been told. */
  logout: { isExpired?: boolean };
}

export type Envelope<Map> = {
  [Type in keyof Map]: { channel: typeof WIDGET_CHANNEL; version: number; type: Type; data: Map[Type] };
}[keyof Map];
