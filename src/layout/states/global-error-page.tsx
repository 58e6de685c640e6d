"use client";

import { stateLabels } from "@/labels/layout/states";

/** The last resort: not even the partner is known, so there is neither theme nor phone number. */
export function GlobalErrorPage() {
  return (
    <html lang="ko">
      <body>
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
