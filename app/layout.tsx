import type { ReactNode } from "react";
import { SiteStyles } from "@/styles/site-styles";

export const viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <body>
        <SiteStyles />
        {children}
      </body>
    </html>
  );
}
