import { clinicFontPath, clinicFontsCss } from "@/contract/tenant/clinic-fonts";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeCss } from "@/contract/tenant/theme-css";
import { FontPreload } from "./font-preload";
import { loadFonts } from "./load-fonts";

/** The partner's theme over the design tokens, and its own fonts. Every value passed a pattern when it was read. */
export async function ThemeStyle({ tenant }: { tenant: Tenant }) {
  const fonts = await loadFonts(tenant.id);
  return (
    <>
      {[fonts.text, fonts.display].map(
        (font) => font && <FontPreload key={font.file} href={clinicFontPath(tenant.id, font.file)} />,
      )}
      <style>{themeCss(tenant.theme) + clinicFontsCss(tenant.id, fonts)}</style>
    </>
  );
}
