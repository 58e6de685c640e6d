import { ImageResponse } from "next/og";
import { loadDrawingFonts } from "@/blocks/house-mark/drawing-fonts";
import { HouseMark } from "@/blocks/house-mark/house-mark";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour } from "@/contract/tenant/theme-colours";
import { drawableText } from "@/lib/drawable-text";
import { loadOwnFavicon, squarePng } from "./own-favicon";

/** Of the icon's edge: what a launcher cuts round or square leaves the mark whole. */
const MARK_SHARE = 0.56;

/** The partner's icon as a PNG: its own, else its mark on its accent, filling the square that launchers cut. */
export async function iconPng(tenant: Tenant, size: number): Promise<Buffer> {
  const own = await loadOwnFavicon(tenant);
  if (own) return squarePng(own, size);
  const { layout, partnerInformation, theme } = tenant;
  const ground = themeColour(theme, "accent");
  const icon = (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        alignItems: "center",
        justifyContent: "center",
        background: ground,
      }}
    >
      <HouseMark
        logoMark={layout.header?.data.logoMark ?? "none"}
        logoText={drawableText(partnerInformation.displayName)}
        size={Math.round(size * MARK_SHARE)}
        colour={themeColour(theme, "on-accent")}
        cut={ground}
        fontFamily={theme.type.display === "serif" ? "Display" : "Text"}
      />
    </div>
  );
  const drawn = new ImageResponse(icon, { width: size, height: size, fonts: await loadDrawingFonts(theme) });
  return Buffer.from(await drawn.arrayBuffer());
}

const HEADER_BYTES = 22;
const FAVICON_SIZE_PX = 48;

/** `favicon.ico` for clients that ask for no other icon: one PNG in an ICO container. */
export async function faviconIco(tenant: Tenant): Promise<Buffer> {
  const png = await iconPng(tenant, FAVICON_SIZE_PX);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(FAVICON_SIZE_PX, 6);
  header.writeUInt8(FAVICON_SIZE_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
