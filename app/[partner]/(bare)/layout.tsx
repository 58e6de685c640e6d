import type { ReactNode } from "react";

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="@container/col min-h-dvh">
      {children}
    </main>
  );
}
