import { eq } from "drizzle-orm";
import { type ClinicFonts, NO_FONTS } from "@/contract/tenant/clinic-fonts";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";

/** The files that a partner's pages name; null where there is no such partner. */
export async function readFonts(db: Database, partnerId: string): Promise<ClinicFonts | null> {
  const [row] = await db.select({ fonts: partners.fonts }).from(partners).where(eq(partners.id, partnerId));
  return row ? (row.fonts ?? NO_FONTS) : null;
}
