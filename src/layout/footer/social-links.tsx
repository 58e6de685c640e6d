import type { PartnerMarketingInfo } from "@/contract/tenant/partner";
import { footerLabels } from "@/labels/layout/footer";
import { safeLink } from "@/lib/safe-href";
import { BlogIcon, InstagramIcon, KakaoTalkIcon, YoutubeIcon } from "@/ui/brand-icons";
import { Icon } from "@/ui/icon";

/** Video channel, blog, photo sharing, chat channel: each only where the partner has it. */
export function SocialLinks({ marketing }: { marketing: PartnerMarketingInfo }) {
  const links = [
    { name: footerLabels.social.youtube, icon: YoutubeIcon, link: safeLink(marketing.youtubeUrl) },
    { name: footerLabels.social.blog, icon: BlogIcon, link: safeLink(marketing.naverBlogUrl) },
    { name: footerLabels.social.instagram, icon: InstagramIcon, link: safeLink(marketing.instagramUrl) },
    { name: footerLabels.social.kakaoTalk, icon: KakaoTalkIcon, link: safeLink(marketing.kakaoTalkUrl) },
  ].filter(({ link }) => link !== null);
  if (links.length === 0) return null;
  return (
    <ul className="mt-5 -ml-3 flex gap-1">
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
