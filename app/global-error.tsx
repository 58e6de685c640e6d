"use client";

import { GlobalErrorPage } from "@/layout/states/global-error-page";

export default function GlobalError() {
  return <GlobalErrorPage />;
}
