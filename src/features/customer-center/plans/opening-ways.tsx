import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import MapPinIcon from "@lucide/icons/icons/map-pin";
import MessageCircleIcon from "@lucide/icons/icons/message-circle";
import MessagesSquareIcon from "@lucide/icons/icons/messages-square";
import type { ComponentProps, ReactNode } from "react";
import { BookButton } from "@/blocks/booking/book-button";
import { FreeTime } from "@/blocks/doctor-card/free-time";
import { SiteLink } from "@/blocks/link/site-link";
import { UntilThen } from "@/blocks/time-left/until-then";
import { contactLabels, customerCenterLabels as labels } from "@/labels/customer-center";
import { KakaoTalkIcon, NaverTalkIcon } from "@/ui/brand-icons";
import type { Icon } from "@/ui/icon";
import { ContactWayLink } from "../contact-way-link";
import type { ContactChannel } from "../contact-ways";
import type { CenterOpening } from "../load-opening";

type IconData = ComponentProps<typeof Icon>["of"];

export interface OpeningWay {
  key: string;
  icon: IconData;
  title: string;
  hint: ReactNode;
  /** True: a press copies, and leads nowhere. */
  copies?: boolean;
  /** Draws the link or the button around what the plan puts into it. */
  wrap: (className: string, children: ReactNode) => ReactNode;
}

const ICONS: Partial<Record<ContactChannel, IconData>> = {
  kakaoTalk: KakaoTalkIcon,
  naverTalk: NaverTalkIcon,
};

/** The ways on besides the phone: the first chat, booking, the way there, and the page of all ways. */
export function openingWays({ chats, nextFree, place, contact, renderedAt }: CenterOpening): OpeningWay[] {
  const [chat, ...others] = chats;
  const ways: OpeningWay[] = [];
  if (chat)
    ways.push({
      key: chat.channel,
      icon: ICONS[chat.channel] ?? MessageCircleIcon,
      title: chat.title,
      hint: chat.hint,
      copies: chat.copyText !== null,
      wrap: (className, children) => (
        <ContactWayLink way={chat} className={className}>
          {children}
        </ContactWayLink>
      ),
    });
  if (nextFree)
    ways.push({
      key: "book",
      icon: CalendarCheckIcon,
      title: labels.book,
      hint: (
        <UntilThen at={nextFree.at} renderedAt={renderedAt}>
          {labels.nextFree} <FreeTime at={nextFree.at} renderedAt={renderedAt} /> {nextFree.doctor}
        </UntilThen>
      ),
      wrap: (className, children) => (
        <BookButton screen={{ screen: "visit" }} className={className}>
          {children}
        </BookButton>
      ),
    });
  if (place)
    ways.push({
      key: "place",
      icon: MapPinIcon,
      title: contactLabels.place,
      hint: place,
      wrap: linkTo("/info"),
    });
  ways.push({
    key: "contact",
    icon: MessagesSquareIcon,
    title: contact,
    hint: others.length > 0 ? others.map(({ title }) => title).join(", ") : labels.contactHint,
    wrap: linkTo("/cscenter/contact"),
  });
  return ways;
}

const linkTo = (href: string) => (className: string, children: ReactNode) => (
  <SiteLink href={href} className={className}>
    {children}
  </SiteLink>
);
