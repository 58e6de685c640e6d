import PlusIcon from "@lucide/icons/icons/plus";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { ChatMessenger } from "@/features/chat-messenger/chat-messenger";
import { floatingActions } from "@/features/floating-button/floating-actions";
import { FloatingButton } from "@/features/floating-button/floating-button";
import { QuickLinks } from "@/features/floating-button/quick-links";
import { Icon } from "@/ui/icon";

interface FloatingButtonType1Props {
  data: LayoutData<"floatingButton", "FloatingButtonType1">;
  tenant: Tenant;
}

/** The reservation button that floats over the page, with the partner's other ways to be reached. */
export function FloatingButtonType1({ data, tenant }: FloatingButtonType1Props) {
  const { channelTalkId } = tenant.partnerMarketingInfo;
  const actions = floatingActions(data, tenant);
  return (
    <>
      <FloatingButton
        buttonText={data.buttonText}
        mark={data.imageUrl && <ButtonImage src={data.imageUrl} />}
        plus={<Icon of={PlusIcon} />}
        isDefaultOpen={data.isDefaultOpen}
        quick={<QuickLinks actions={actions} />}
        actions={actions}
      />
      {channelTalkId && <ChatMessenger pluginKey={channelTalkId} />}
    </>
  );
}

function ButtonImage({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: a partner's own small mark, often SVG
  return <img src={src} alt="" className="h-5 w-auto" />;
}
