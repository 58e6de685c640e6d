import type { ErrorContext } from "../error-receivers";

interface StorefrontWatch {
  /** Pages were purged; `writtenAt`: when what they show was written, in ms. */
  purged: (purge: { tags: number; writtenAt?: number }) => void;
  reportError: (error: unknown, context: ErrorContext) => void;
}

const WATCH: unique symbol = Symbol.for("clinic-storefront.watch");
const shared = globalThis as { [WATCH]?: StorefrontWatch };

/** Next bundles its instrumentation by itself, so it shares no module with routes: they meet here. */
export function shareStorefrontWatch(watch: StorefrontWatch): void {
  shared[WATCH] = watch;
}

/** Undefined in development, on a platform and in tests. Loads neither logs nor metrics, which have no place there. */
export const storefrontWatch = (): StorefrontWatch | undefined => shared[WATCH];
