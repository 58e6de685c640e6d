import type { HomepageConfig } from "./homepage-config";

type Stated = Pick<HomepageConfig, "reservationChangeHours" | "reservationRange" | "maxOpenReservations">;

/** Settings that content may contain: `{reservationChangeHours}시간 전까지` shows the current value. */
const SETTINGS: Readonly<Record<string, (config: Stated) => number>> = {
  reservationChangeHours: (config) => config.reservationChangeHours,
  reservationRange: (config) => config.reservationRange,
  "maxOpenReservations.guest": (config) => config.maxOpenReservations.guest,
  "maxOpenReservations.regular": (config) => config.maxOpenReservations.regular,
};

const PLACEHOLDER = /\{([A-Za-z][\w.]*)\}/g;

export const SETTING_PLACEHOLDERS = Object.keys(SETTINGS).map((name) => `{${name}}`);

/** Placeholders and their current values. */
export const statedSettings = (config: Stated): [placeholder: string, value: string][] =>
  Object.entries(SETTINGS).map(([name, read]) => [`{${name}}`, String(read(config))]);

/** Unknown placeholders of a text. */
export const unknownSettings = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([all]) => all).filter((all) => !SETTING_PLACEHOLDERS.includes(all));

/** Replaces the placeholders in all texts of a value. */
export function stateSettings<Value>(value: Value, config: Stated): Value {
  const settings = statedSettings(config);
  const state = (part: unknown): unknown => {
    if (typeof part === "string")
      return settings.reduce((text, [placeholder, now]) => text.replaceAll(placeholder, now), part);
    if (Array.isArray(part)) return part.map(state);
    if (typeof part !== "object" || part === null || part instanceof Date) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, state(inner)]));
  };
  // Only texts are replaced by texts: the type does not change.
  return state(value) as Value;
}
