import "server-only";
import { cache } from "react";
import { SILENT_TIME_LIMIT_MS, TENANCY_TIME_LIMIT_MS } from "@/config/tenancy";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { type ClinicFonts, NO_FONTS, parseFonts } from "@/contract/tenant/clinic-fonts";
import { withServerTimeLimit } from "@/lib/with-time-limit";
import { keepAnswer } from "./keep-answer";
import { isSilent } from "./silence";
import { askBackend } from "./sources";

/** A partner's own fonts. Where they cannot be had, the slices draw what is in them. */
export const loadFonts = cache(
  (partnerId: string): Promise<ClinicFonts> =>
    keepAnswer({
      name: ["fonts", partnerId],
      tags: [cacheTag(partnerId), cacheTag(partnerId, "tenant")],
      ask: () => readFonts(partnerId),
    }).catch(() => NO_FONTS),
);

async function readFonts(partnerId: string): Promise<ClinicFonts> {
  // The page may have waited for its tenant in vain already.
  const limitMs = isSilent() ? SILENT_TIME_LIMIT_MS : TENANCY_TIME_LIMIT_MS;
  const asked = askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}/fonts`);
  return parseFonts(await withServerTimeLimit(asked, limitMs));
}
