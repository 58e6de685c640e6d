import { preload } from "react-dom";
import { clinicFontPath, clinicFontsCss } from "@/contract/tenant/clinic-fonts";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeCss } from "@/contract/tenant/theme-css";
import { loadFonts } from "./load-fonts";

/** The partner's theme over the design tokens, and its own fonts. Every value passed a pattern when it was read. */
export async function ThemeStyle({ tenant }: { tenant: Tenant }) {
  const fonts = await loadFonts(tenant.id);
  for (const font of [fonts.text, fonts.display])
    if (font)
      preload(clinicFontPath(tenant.id, font.file), { as: "font", type: "font/woff2", crossOrigin: "" });
  return <style>{themeCss(tenant.theme) + clinicFontsCss(tenant.id, fonts)}</style>;
}
