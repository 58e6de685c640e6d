import type { PartnerMarketingInfo } from "@/contract/tenant/partner";
import { footerLabels } from "@/labels/layout/footer";
import { lineHref, whatsappHref } from "@/lib/chat-links";
import { safeLink } from "@/lib/safe-href";
import {
  BlogIcon,
  InstagramIcon,
  KakaoTalkIcon,
  LineIcon,
  WhatsAppIcon,
  XBrandIcon,
  YoutubeIcon,
} from "@/ui/brand-icons";
import { Icon } from "@/ui/icon";

/** Spec §2: video channel, blog, photo sharing, chat channels: each only where the partner has it. */
export function SocialLinks({ marketing }: { marketing: PartnerMarketingInfo }) {
  const { social } = footerLabels;
  const { lineId, whatsappId } = marketing;
  const links = [
    { name: social.youtube, icon: YoutubeIcon, link: safeLink(marketing.youtubeUrl) },
    { name: social.blog, icon: BlogIcon, link: safeLink(marketing.naverBlogUrl) },
    { name: social.instagram, icon: InstagramIcon, link: safeLink(marketing.instagramUrl) },
    { name: social.x, icon: XBrandIcon, link: safeLink(marketing.xUrl) },
    { name: social.kakaoTalk, icon: KakaoTalkIcon, link: safeLink(marketing.kakaoTalkUrl) },
    { name: social.line, icon: LineIcon, link: safeLink(lineId && lineHref(lineId)) },
    { name: social.whatsapp, icon: WhatsAppIcon, link: safeLink(whatsappId && whatsappHref(whatsappId)) },
  ].filter(({ link }) => link !== null);
  if (links.length === 0) return null;
  return (
    <ul className="mt-5 -ml-3 flex flex-wrap gap-1">
      {links.map(({ name, icon, link }) => (
        <li key={name}>
          <a
            href={link?.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={footerLabels.newWindow(name)}
            className="grid size-11 place-items-center text-gray-0"
          >
            <Icon of={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
