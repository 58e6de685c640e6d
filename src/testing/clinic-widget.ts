import { vi } from "vitest";
import type { ClinicWidget, WidgetPageEvents } from "@/contract/widget/loader-api";

/** `window.ClinicWidget` as the page sees it: what it was called with, and what its iframe says. */
export function fakeClinicWidget() {
  let listeners: { type: string; listener: (data: never) => void }[] = [];
  const calls: unknown[][] = [];
  const clinicWidget: ClinicWidget = Object.assign(
    vi.fn((name: string, ...args: unknown[]) => {
      if (name === "on") {
        // The command's own two arguments.
        listeners.push({ type: args[0] as string, listener: args[1] as (data: never) => void });
        return;
      }
      if (name === "destroy") listeners = [];
      calls.push([name, ...args]);
    }),
    { isLoaded: true },
  );
  return {
    clinicWidget,
    calls,
    /** The arguments of one command's calls. */
    callsOf: (name: string) => calls.flatMap(([called, ...args]) => (called === name ? [args] : [])),
    say<Type extends keyof WidgetPageEvents>(type: Type, data: WidgetPageEvents[Type]) {
      for (const { type: heard, listener } of [...listeners]) if (heard === type) listener(data as never);
    },
  };
}
