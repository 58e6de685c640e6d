import { useEffect, useState } from "react";

/** Call the answer after a check has failed: the first field that is wrong takes the focus. */
export function useFocusInvalid(): () => void {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failures]);
  return () => setFailures((count) => count + 1);
}
