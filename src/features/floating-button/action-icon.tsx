import CalendarCheckIcon from "lucide-react/icons/calendar-check";
import MapPinIcon from "lucide-react/icons/map-pin";
import MessageCircleIcon from "lucide-react/icons/message-circle";
import PhoneIcon from "lucide-react/icons/phone";
import TagIcon from "lucide-react/icons/tag";
import type { ComponentProps } from "react";
import { BlogIcon, InstagramIcon, KakaoTalkIcon, NaverTalkIcon, YoutubeIcon } from "@/ui/brand-icons";
import { Icon } from "@/ui/icon";

const ICONS: Record<string, ComponentProps<typeof Icon>["of"]> = {
  "calendar-check": CalendarCheckIcon,
  "map-pin": MapPinIcon,
  tag: TagIcon,
  phone: PhoneIcon,
  blog: BlogIcon,
  instagram: InstagramIcon,
  youtube: YoutubeIcon,
  kakaoTalk: KakaoTalkIcon,
  naverTalk: NaverTalkIcon,
};

/** A sub-button's icon by the name that its partner configured. */
export function ActionIcon({ name }: { name: string | null }) {
  return <Icon of={(name && ICONS[name]) || MessageCircleIcon} />;
}
