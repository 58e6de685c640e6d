import type { ClinicWidget } from "@/contract/widget/loader-api";

const KEY = "openBooking";

/** Remembers for this tab on which page the widget stands open, or a booking is under way in its panel. */
export function followOpening(clinicWidget: ClinicWidget): void {
  clinicWidget("on", "open", () => keep(window.location.pathname));
  clinicWidget("on", "close", () => keep(null));
  clinicWidget("on", "stepChanged", ({ screen, step }) => {
    if (step !== null) keep(window.location.pathname);
    else if (screen === "home") keep(null);
  });
}

/** The path of the page on which it stood open when that page was left; null: it did not. */
export function openBookingPath(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is closed to us: the widget stays closed after a reload.
  }
}
