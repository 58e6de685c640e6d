"use client";

import { stateLabels } from "@/labels/layout/states";
import { SiteStyles } from "@/styles/site-styles";

/** The last resort: not even the partner is known, so there is neither theme nor phone number. */
export function GlobalErrorPage() {
  return (
    <html lang="ko">
      <title>{stateLabels.error.title}</title>
      <body>
        <SiteStyles />
        <main className="wrap py-16">
          <h1 className="text-h2">{stateLabels.error.title}</h1>
          <button type="button" onClick={() => window.location.reload()} className="mt-4 min-h-11 underline">
            {stateLabels.error.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
