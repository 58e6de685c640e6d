import CalendarCheckIcon from "@lucide/icons/icons/calendar-check";
import PlusIcon from "@lucide/icons/icons/plus";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { ChatMessenger } from "@/features/chat-messenger/chat-messenger";
import { floatingActions } from "@/features/floating-button/floating-actions";
import { FloatingButton } from "@/features/floating-button/floating-button";
import { Icon } from "@/ui/icon";

interface FloatingButtonType1Props {
  data: LayoutData<"floatingButton", "FloatingButtonType1">;
  tenant: Tenant;
}

/** The reservation button that floats over the page, with the partner's other ways to be reached. */
export function FloatingButtonType1({ data, tenant }: FloatingButtonType1Props) {
  const { channelTalkId } = tenant.partnerMarketingInfo;
  const hasIcon = tenant.theme.variants.header === "bar";
  return (
    <>
      <FloatingButton
        buttonText={data.buttonText}
        mark={
          data.imageUrl ? <ButtonImage src={data.imageUrl} /> : hasIcon && <Icon of={CalendarCheckIcon} />
        }
        plus={<Icon of={PlusIcon} />}
        isDefaultOpen={data.isDefaultOpen}
        actions={floatingActions(data, tenant)}
      />
      {channelTalkId && <ChatMessenger pluginKey={channelTalkId} />}
    </>
  );
}

function ButtonImage({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: a partner's own small mark, often SVG
  return <img src={src} alt="" className="h-5 w-auto" />;
}
