import type { ClinicWidget, ClinicWidgetCommands } from "@/contract/widget/loader-api";
import { createCommands } from "./commands";

/** Puts `window.ClinicWidget` in place and runs, in order, what was called before. A second include does nothing. */
export function install(ownOrigin: string | undefined): void {
  const stub = window.ClinicWidget;
  if (stub?.isLoaded) return;
  const commands = createCommands(ownOrigin);
  const widget: ClinicWidget = (name, ...args) => run(commands, name, args);
  widget.isLoaded = true;
  window.ClinicWidget = widget;
  for (const call of stub?.q ?? []) {
    const [name, ...args] = Array.from(call);
    run(commands, name, args);
  }
}

/** A call that fails is reported and does not stop the page or the calls after it. */
function run(commands: ClinicWidgetCommands, name: unknown, args: unknown[]): void {
  try {
    if (typeof name !== "string" || !Object.hasOwn(commands, name))
      throw new TypeError(`ClinicWidget knows no command "${String(name)}"`);
    // The page's own call: its arguments are checked by the command, or by the guard of the iframe.
    (commands[name as keyof ClinicWidgetCommands] as (...args: unknown[]) => void)(...args);
  } catch (error) {
    reportError(error);
  }
}
