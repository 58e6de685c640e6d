import { useEffect } from "react";
import { useRuntime } from "../runtime/runtime-context";

/** After the first render: what the base and the clinic's own fonts lack. Without it the device's font draws that. */
export function useFontSlices(): void {
  const { display } = useRuntime().boot.theme.type;
  useEffect(() => {
    import("../font-slices.css").catch(() => {});
    if (display === "serif") import("../serif-slices.css").catch(() => {});
  }, [display]);
}
