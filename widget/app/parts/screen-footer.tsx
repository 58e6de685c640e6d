import type { ReactNode } from "react";

/** What sticks to the lower edge of a screen, clear of the phone's own bar. */
export function ScreenFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-dock bg-inherit shadow-[0_-1px_var(--line)]">
      <div className="mx-auto max-w-160 px-gutter pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {children}
      </div>
    </footer>
  );
}
