import { domainToUnicode } from "node:url";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { loadDrawingFonts } from "@/blocks/house-mark/drawing-fonts";
import type { PageFacts } from "@/blocks/page-metadata/page-metadata";
import {
  SHARE_IMAGE_HEIGHT_PX as height,
  SHARE_IMAGE_WIDTH_PX as width,
} from "@/blocks/page-metadata/share-address";
import type { Tenant } from "@/contract/tenant/tenant";
import { drawableText } from "@/lib/drawable-text";
import { pictureBox, ShareCard } from "./share-card";
import type { ShareLogoProps } from "./share-logo";
import { type ShareLook, shareLook } from "./share-look";
import { loadShareLogo, loadSharePicture } from "./share-picture";

const LOGO_HEIGHT = 52;
const JPEG = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/** A page's share image as a JPEG, in its clinic's colours, corners and type. */
export async function drawShareImage(tenant: Tenant, facts: PageFacts, description: string): Promise<Buffer> {
  const look = shareLook(tenant.theme);
  const { displayName } = tenant.partnerInformation;
  const heading = facts.heading ?? facts.title ?? displayName;
  const box = pictureBox(look);
  const [fonts, logo, ownPicture] = await Promise.all([
    loadDrawingFonts(tenant.theme),
    logoOf(tenant, look),
    loadSharePicture(facts.imageUrl, box),
  ]);
  const picture = ownPicture ?? (await loadSharePicture(tenant.homepageConfig.ogImageUrl, box));
  const words = {
    section: facts.section && facts.section !== heading ? drawableText(facts.section) : "",
    title: drawableText(heading) || drawableText(displayName),
    description: drawableText(description),
    host: drawableText(domainToUnicode(tenant.domains.primary)),
  };
  const card = <ShareCard look={look} logo={logo} words={words} picture={picture} />;
  const png = await new ImageResponse(card, { width, height, fonts }).arrayBuffer();
  return sharp(png).jpeg(JPEG).toBuffer();
}

async function logoOf(tenant: Tenant, look: ShareLook): Promise<ShareLogoProps> {
  const { partnerLogoImageUrl, displayName } = tenant.partnerInformation;
  const header = tenant.layout.header?.data;
  return {
    image: await loadShareLogo(partnerLogoImageUrl, LOGO_HEIGHT),
    logoMark: header?.logoMark ?? "none",
    logoText: drawableText(header?.logoText ?? displayName),
    ink: look.ink,
    accent: look.accent,
    ground: look.ground,
    displayFont: look.display.fontFamily,
  };
}
