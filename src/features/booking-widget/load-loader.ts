import { WIDGET_INIT_ATTEMPTS, WIDGET_INIT_INTERVAL_MS, WIDGET_PATIENCE_MS } from "@/config/widget";
import type { ClinicWidget } from "@/contract/widget/loader-api";
import { withTimeLimit } from "@/lib/with-time-limit";

/** The loader did not come, however often it was asked for. */
class LoaderError extends Error {
  override name = "LoaderError";
}

let loading: Promise<ClinicWidget> | null = null;

/** Fetches the loader once; up to three attempts, 500 ms apart. After a failure the next call tries again. */
export function loadLoader(origin: string): Promise<ClinicWidget> {
  loading ??= withTimeLimit(
    attempt(`${origin}/widget/loader.js`, WIDGET_INIT_ATTEMPTS),
    WIDGET_PATIENCE_MS,
  ).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function attempt(source: string, attemptsLeft: number): Promise<ClinicWidget> {
  try {
    await addScript(source);
    if (!window.ClinicWidget?.isLoaded) throw new LoaderError("The script is no widget loader");
    return window.ClinicWidget;
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, WIDGET_INIT_INTERVAL_MS));
    return attempt(source, attemptsLeft - 1);
  }
}

function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new LoaderError(`No widget loader at ${source}`));
    };
    document.head.append(script);
  });
}
