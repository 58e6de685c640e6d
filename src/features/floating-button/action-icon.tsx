import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import MapPinIcon from "@lucide/icons/icons/map-pin";
import MessageCircleIcon from "@lucide/icons/icons/message-circle";
import MessagesSquareIcon from "@lucide/icons/icons/messages-square";
import PhoneIcon from "@lucide/icons/icons/phone";
import TagIcon from "@lucide/icons/icons/tag";
import type { ComponentProps } from "react";
import { BlogIcon, InstagramIcon, KakaoTalkIcon, NaverTalkIcon, YoutubeIcon } from "@/ui/brand-icons";
import { Icon } from "@/ui/icon";
import { imageSource } from "@/ui/image-source";
import type { ActionIcons } from "./floating-actions";

const ICONS = new Map<string, ComponentProps<typeof Icon>["of"]>([
  ["calendar-check", CalendarCheckIcon],
  ["map-pin", MapPinIcon],
  ["tag", TagIcon],
  ["phone", PhoneIcon],
  ["blog", BlogIcon],
  ["instagram", InstagramIcon],
  ["youtube", YoutubeIcon],
  ["kakaoTalk", KakaoTalkIcon],
  ["naverTalk", NaverTalkIcon],
  ["chat", MessagesSquareIcon],
]);

/** A sub-button's icon, which may be another one on phones. */
export function ActionIcon({ icons: { mobile, pc } }: { icons: ActionIcons }) {
  if (mobile === pc) return <OneIcon name={pc} />;
  return (
    <>
      <span className="md:hidden">
        <OneIcon name={mobile} />
      </span>
      <span className="max-md:hidden">
        <OneIcon name={pc} />
      </span>
    </>
  );
}

/** An icon by the name that its partner configured, or the partner's own picture. */
function OneIcon({ name }: { name: string | null }) {
  if (name?.startsWith("/") || name?.startsWith("https:")) {
    const source = name.startsWith("/") ? imageSource(name, "20px") : { src: name };
    // biome-ignore lint/performance/noImgElement: imageSource asks the same image service, without a script
    return <img {...source} alt="" width={20} height={20} className="size-5 shrink-0 object-contain" />;
  }
  return <Icon of={(name && ICONS.get(name)) || MessageCircleIcon} />;
}
