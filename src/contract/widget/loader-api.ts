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
  /** The element, or its selector, that the widget is put into (panel and inline). */
  target?: HTMLElement | string;
  /**
   * now: the iframe is made at once. hover: when the pointer, the focus or a touch first comes to an element with
   * `data-clinic-widget`, at `prerender`, and at the latest at `open`, `addToCart` or `logout`.
   */
  load?: "now" | "hover";
  /** The clinic's own language unless given. */
  language?: WidgetLanguage;
  /** Leaves only the consultation: every treatment leads to a visit. */
  consultingReservationOnly?: boolean;
  /** Where the visitor came from: the page's utm_* parameters. */
  attribution?: Attribution;
  /** Where the iframe is loaded from; the loader's own origin unless given. */
  widgetOrigin?: string;
}

/** What a page hears. */
export interface WidgetPageEvents extends Omit<WidgetEvents, "keep"> {
  /** The widget was shown, by `open` or by a click on an element with `data-clinic-widget`. */
  open: WidgetScreen;
}

/** The commands and their arguments; beside them there are `on` and `off`, each with an event and a listener. */
export interface ClinicWidgetCommands {
  /** Puts the widget into the page. A second one changes nothing until `destroy`. */
  init: (options: WidgetInitOptions) => void;
  /** Makes the iframe of a widget that loads on hover. */
  prerender: () => void;
  /** Shows the widget, at its own home unless a screen is given. */
  open: (screen?: WidgetScreen) => void;
  close: () => void;
  addToCart: (optionIds: number[]) => void;
  /** Tells of the page's path, `/products/3`: the treatment that it shows is the one to begin with. */
  routeChanged: (path: string) => void;
  /** Signs the visitor out. With true: the server has ended the session already, and the page has said so. */
  logout: (isExpired?: boolean) => void;
  /** Takes the widget out of the page with its listeners. Calls from now on wait for the next `init`. */
  destroy: () => void;
}

/** `open`, or `second.open` for the instance named second. */
type InNamespace<Name extends string> = Name | `${string}.${Name}`;
/** The command's own name. */
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
  /** Calls made before the script was there. */
  q?: unknown[][];
  /** Set by the script: it is there. */
  isLoaded?: boolean;
}

declare global {
  interface Window {
    ClinicWidget?: ClinicWidget;
  }
}
