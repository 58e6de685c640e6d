"use client";

import { failedPageLabels } from "@/labels/layout/failed-page";
import { SiteStyles } from "@/styles/site-styles";

/** The last resort: not even the partner is known, so there is neither theme nor phone number. */
export function GlobalErrorPage() {
  return (
    <html lang="ko">
      <title>{failedPageLabels.title}</title>
      <body>
        <SiteStyles />
        <main className="wrap py-16">
          <h1 className="text-h2">{failedPageLabels.title}</h1>
          <button type="button" onClick={() => window.location.reload()} className="mt-4 min-h-11 underline">
            {failedPageLabels.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
