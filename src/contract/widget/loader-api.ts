import type { Attribution } from "../api/reservations";
import type { WidgetEvents, WidgetLanguage, WidgetScreen } from "./messages";

export interface WidgetInitOptions {
  /** The storefront's origin: names the clinic. */
  origin: string;
  /**
   * panel: inside `target` from 769 px up, a full-screen sheet below. overlay: a drawer, a sheet below.
   * inline: always inside `target`.
   */
  position?: "panel" | "overlay" | "inline";
  /** The container element or its selector (panel and inline). */
  target?: HTMLElement | string;
  /**
   * now: the iframe is created at once. hover: when an element with `data-clinic-widget` is first hovered, focused or
   * touched, at `prerender`, and at the latest at `open`, `addToCart` or `logout`.
   */
  load?: "now" | "hover";
  /** By default the clinic's language. */
  language?: WidgetLanguage;
  /** Only consultations: every treatment leads to a visit. */
  consultingReservationOnly?: boolean;
  /** The page's utm_* parameters. */
  attribution?: Attribution;
  /** The iframe's origin; by default the loader's. */
  widgetOrigin?: string;
}

export interface WidgetPageEvents extends Omit<WidgetEvents, "keep"> {
  /** The widget was shown, by `open` or by a click on an element with `data-clinic-widget`. */
  open: WidgetScreen;
}

/** Commands with their arguments; `on` and `off` take an event and a listener. */
export interface ClinicWidgetCommands {
  /** Adds the widget to the page. A second call is ignored until `destroy`. */
  init: (options: WidgetInitOptions) => void;
  /** Creates the iframe of a widget that loads on hover. */
  prerender: () => void;
  /** Shows the widget, by default at its home screen. */
  open: (screen?: WidgetScreen) => void;
  close: () => void;
  addToCart: (optionIds: number[]) => void;
  /** Sets the page's path, `/products/3`: booking starts with its treatment. */
  routeChanged: (path: string) => void;
  /** Signs the visitor out. True: the session had expired, and the page has told the visitor. */
  logout: (isExpired?: boolean) => void;
  /** Removes the widget and its listeners. Later calls are queued until the next `init`. */
  destroy: () => void;
}

/** `open`, or `second.open` for the instance named second. */
type InNamespace<Name extends string> = Name | `${string}.${Name}`;
type CommandOf<Name extends string> = Name extends keyof ClinicWidgetCommands
  ? Name
  : Name extends `${string}.${infer Command extends keyof ClinicWidgetCommands}`
    ? Command
    : never;

/** `window.ClinicWidget`. Before the script has loaded, calls queue up and run in order. */
export interface ClinicWidget {
  <Type extends keyof WidgetPageEvents>(
    name: InNamespace<"on" | "off">,
    type: Type,
    listener: (data: WidgetPageEvents[Type]) => void,
  ): void;
  <Name extends InNamespace<keyof ClinicWidgetCommands>>(
    name: Name,
    ...args: Parameters<ClinicWidgetCommands[CommandOf<Name>]>
  ): void;
  /** Queue of calls before the script has loaded. */
  q?: unknown[][];
  /** Set when the script has loaded. */
  isLoaded?: boolean;
}

declare global {
  interface Window {
    ClinicWidget?: ClinicWidget;
  }
}
