"use client";

import { useEffect, useState } from "react";
import { browserGet } from "@/api/browser-get";
import { useSite } from "@/state/site";

/** The clinic's keywords of the day; until they are there, or where it has none, those of its layout. */
export function useRecommendedKeywords(defaults: readonly { keyword: string }[]): readonly string[] {
  const { backendUrl } = useSite();
  const [keywords, setKeywords] = useState(() => defaults.map(({ keyword }) => keyword));

  useEffect(() => {
    let isGone = false;
    browserGet(backendUrl, "GET /customer/partner-keywords", {}).then(
      ({ rows }) => !isGone && rows.length > 0 && setKeywords(rows.map(({ keyword }) => keyword)),
      // The overlay works without them: the defaults stay.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [backendUrl]);

  return keywords;
}
