import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import { createContext, type ReactNode, useContext } from "react";
import type { Runtime } from "./runtime";

const RuntimeContext = createContext<Runtime | null>(null);

/** Hands the runtime, its state and its queries to everything inside. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeContext value={runtime}>
      <Provider store={runtime.store}>
        <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
      </Provider>
    </RuntimeContext>
  );
}

/** The widget that this component belongs to. Throws outside of RuntimeProvider. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error("useRuntime needs a RuntimeProvider");
  return runtime;
}
