import type { ClinicWidget } from "@/contract/widget/loader-api";
import { createInstance, type Instance } from "./instance";

/** Puts `window.ClinicWidget` in place and runs, in order, what was called before. A second include does nothing. */
export function install(ownAddress: string | undefined): void {
  const stub = window.ClinicWidget;
  if (stub?.isLoaded) return;
  const instances = new Map<string, Instance>();

  function run(name: unknown, ...args: unknown[]) {
    const path = String(name).split(".");
    const command = path.pop() as string;
    const namespace = path.join(".");
    const instance = instances.get(namespace) ?? createInstance(namespace, ownAddress);
    instances.set(namespace, instance);
    if (!Object.hasOwn(instance, command)) throw new TypeError(`ClinicWidget: no command ${name}`);
    // The page's own call: its arguments are checked by the command, or by the guard of the iframe.
    (instance[command as keyof Instance] as (...args: unknown[]) => void)(...args);
  }
  /** A call that fails is reported and does not stop the page or the calls after it. */
  function tryToRun(...call: unknown[]) {
    try {
      run(...(call as [unknown]));
    } catch (error) {
      reportError(error);
    }
  }

  window.ClinicWidget = Object.assign(tryToRun, { isLoaded: true }) as ClinicWidget;
  for (const call of stub?.q ?? []) tryToRun(...call);
}
