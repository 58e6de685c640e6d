import type { FloatingChannel, LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { floatingButtonLabels as labels } from "@/labels/layout/floating-button";
import { telHref } from "@/lib/phone";
import { safeLink } from "@/lib/safe-href";

export interface ActionIcons {
  mobile: string | null;
  pc: string | null;
}

/** One sub-button: it opens the reservation, the chat messenger, or a link. */
export type FloatingAction = {
  title: string;
  icons: ActionIcons;
  /** On phones it stands in the bar itself, and not in the list. */
  isQuick?: boolean;
} & ({ kind: "book" | "chat" } | { kind: "link"; href: string });

type FloatingData = Pick<LayoutData<"floatingButton", "FloatingButtonType1">, "list" | "customList">;

/** Spec §2: the configured entries, then each way to reach the partner that it has. */
export function floatingActions({ list, customList }: FloatingData, tenant: Tenant): FloatingAction[] {
  const configured = list.flatMap(({ title, url, ...icons }): FloatingAction[] => {
    if (url === null) return [{ kind: "book", title, icons: iconsOf(icons) }];
    return safeLink(url) ? [{ kind: "link", title, href: url, icons: iconsOf(icons) }] : [];
  });
  const channels = channelsOf(tenant).map(({ channel, ...action }): FloatingAction => {
    const custom = customList.find((each) => each.channel === channel);
    return {
      ...action,
      title: custom?.title ?? labels[channel],
      icons: iconsOf(custom ?? {}, channel),
    };
  });
  return withQuick([...configured, ...channels]);
}

const MOST_QUICK = 3;
const QUICK_ICONS = ["phone", "kakaoTalk", "map-pin"];

/** On phones a call, KakaoTalk and the way are one touch away; where one of them is missing, the next link. */
function withQuick(actions: readonly FloatingAction[]): FloatingAction[] {
  const quick = inQuickOrder(actions.filter(({ kind }) => kind === "link")).slice(0, MOST_QUICK);
  return actions.map((action) => (quick.includes(action) ? { ...action, isQuick: true } : action));
}

/** A call first, then KakaoTalk and the way; the rest as they are. */
export const inQuickOrder = (actions: readonly FloatingAction[]): FloatingAction[] =>
  actions.toSorted((one, other) => quickRankOf(one) - quickRankOf(other));

function quickRankOf({ icons }: FloatingAction): number {
  const rank = QUICK_ICONS.indexOf(icons.mobile ?? "");
  return rank < 0 ? QUICK_ICONS.length : rank;
}

/** Each way that the partner has a link or an id for, in the spec's order. */
function channelsOf({ partnerMarketingInfo: marketing, partnerInformation: partner }: Tenant) {
  const phone = partner.partnerTel ?? partner.partnerPhone;
  const hrefs: [FloatingChannel, string | null | undefined][] = [
    ["blog", marketing.naverBlogUrl],
    ["instagram", marketing.instagramUrl],
    ["youtube", marketing.youtubeUrl],
    ["phone", phone && telHref(phone)],
    ["kakaoTalk", marketing.kakaoTalkUrl],
    ["naverTalk", marketing.naverTalkTalkUrl ?? marketing.naverTalkUrl],
  ];
  const links = hrefs.flatMap(([channel, href]) =>
    href && safeLink(href) ? [{ channel, kind: "link" as const, href }] : [],
  );
  const chat = marketing.channelTalkId ? [{ channel: "chat" as const, kind: "chat" as const }] : [];
  return [...links, ...chat];
}

interface ConfiguredIcons {
  icon?: string | null;
  mobileIcon?: string | null;
  pcIcon?: string | null;
}

const iconsOf = (
  { icon, mobileIcon, pcIcon }: ConfiguredIcons,
  fallback: string | null = null,
): ActionIcons => ({
  mobile: mobileIcon ?? icon ?? fallback,
  pc: pcIcon ?? icon ?? fallback,
});
