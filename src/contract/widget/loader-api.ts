import type { Attribution } from "../api/reservations";
import type { WidgetEvents, WidgetScreen } from "./messages";

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
  consultingReservationOnly?: boolean;
  attribution?: Attribution;
  /** Where the iframe is loaded from; the loader's own origin unless given. */
  widgetOrigin?: string;
}

type Unsubscribe = () => void;

/** `window.ClinicWidget`. Before the script has loaded, calls queue up and run in order. */
export interface ClinicWidgetCommands {
  init: (options: WidgetInitOptions) => void;
  open: (screen?: WidgetScreen) => void;
  close: () => void;
  addToCart: (optionIds: number[]) => void;
  routeChanged: (path: string) => void;
  logout: () => void;
  on: <Type extends keyof WidgetEvents>(
    type: Type,
    listener: (data: WidgetEvents[Type]) => void,
  ) => Unsubscribe;
  off: <Type extends keyof WidgetEvents>(type: Type, listener: (data: WidgetEvents[Type]) => void) => void;
  destroy: () => void;
}

export interface ClinicWidget {
  <Name extends keyof ClinicWidgetCommands>(
    name: Name,
    ...args: Parameters<ClinicWidgetCommands[Name]>
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
