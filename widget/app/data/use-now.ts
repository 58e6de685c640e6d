import { useEffect, useState } from "react";
import { useRuntime } from "../runtime/runtime-context";

/** The server's time in milliseconds, updated at every interval. */
export function useNow(intervalMs: number): number {
  const runtime = useRuntime();
  const [now, setNow] = useState(runtime.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(runtime.now()), intervalMs);
    return () => clearInterval(timer);
  }, [runtime, intervalMs]);
  return now;
}
