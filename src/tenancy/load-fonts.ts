import "server-only";
import { cache } from "react";
import { AFTER_TIMEOUT_LIMIT_MS, TENANCY_TIME_LIMIT_MS } from "@/config/tenancy";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { type ClinicFonts, NO_FONTS, parseFonts } from "@/contract/tenant/clinic-fonts";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { cachedRead } from "./cached-read";
import { askBackend, hasJustTimedOut } from "./sources";

/** A partner's own fonts. Where they cannot be had, the slices draw what is in them. */
export const loadFonts = cache(
  (partnerId: string): Promise<ClinicFonts> =>
    cachedRead({
      key: ["fonts", partnerId],
      tags: [cacheTag(partnerId), cacheTag(partnerId, "tenant")],
      read: () => readFonts(partnerId),
    }).catch(() => NO_FONTS),
);

async function readFonts(partnerId: string): Promise<ClinicFonts> {
  // The page may have waited for its tenant already.
  const limitMs = hasJustTimedOut() ? AFTER_TIMEOUT_LIMIT_MS : TENANCY_TIME_LIMIT_MS;
  const asked = askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}/fonts`);
  return parseFonts(await withServerTimeLimit(asked, limitMs));
}
