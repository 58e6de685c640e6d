"use client";

import { useEffect } from "react";
import { FIELD_SAMPLE } from "@/config/field-figures";
import { whenLoadedAndIdle } from "@/lib/when-idle";
import { useSite } from "@/state/site";

/** Measures a sample of visits, once the page has loaded and has nothing better to do. */
export function FieldFigures() {
  const { backendUrl } = useSite();
  useEffect(() => {
    // Programs that drive a browser are no visitors.
    if (navigator.webdriver || Math.random() >= FIELD_SAMPLE) return;
    // Where the file cannot be had, this visit is not measured.
    const measure = () =>
      void import("./measure-visit").then(
        ({ measureVisit }) => measureVisit(backendUrl),
        () => {},
      );
    whenLoadedAndIdle(measure);
  }, [backendUrl]);
  return null;
}
