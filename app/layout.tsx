import "@/styles/globals.css";
import localFont from "next/font/local";
import type { ReactNode } from "react";

const pretendard = localFont({
  src: "../src/styles/fonts/pretendard-subset.woff2",
  weight: "400 700",
  variable: "--font-pretendard",
  display: "swap",
});

export const viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko" className={pretendard.variable}>
      <body>{children}</body>
    </html>
  );
}
