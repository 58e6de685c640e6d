import type { Circumstances } from "./error-receivers.mjs";

/** What the storefront's own server hears from inside Next, whose bundles share no module with it. */
export interface StorefrontWatch {
  /** Pages were told to be made anew; `writtenAt`: when what they show was written, in ms. */
  purged: (purge: { tags: number; writtenAt?: number }) => void;
  reportError: (error: unknown, circumstances: Circumstances) => void;
}

/** Undefined where another server runs Next: in development, on a platform. */
export const storefrontWatch = (): StorefrontWatch | undefined =>
  // Set by scripts/storefront/observe.mjs alone, which is checked against the type.
  (globalThis as { [WATCH]?: StorefrontWatch })[WATCH];

const WATCH: unique symbol = Symbol.for("clinic-storefront.watch");
