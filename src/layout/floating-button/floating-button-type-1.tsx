import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { ChatMessenger } from "@/features/chat-messenger/chat-messenger";
import { floatingActions } from "@/features/floating-button/floating-actions";
import { FloatingButton } from "@/features/floating-button/floating-button";

interface FloatingButtonType1Props {
  data: LayoutData<"floatingButton", "FloatingButtonType1">;
  tenant: Tenant;
}

/** The reservation button that floats over the page, with the partner's other ways to be reached. */
export function FloatingButtonType1({ data, tenant }: FloatingButtonType1Props) {
  const { channelTalkId } = tenant.partnerMarketingInfo;
  return (
    <>
      <FloatingButton
        buttonText={data.buttonText}
        imageUrl={data.imageUrl}
        hasIcon={tenant.theme.variants.header === "bar"}
        isDefaultOpen={data.isDefaultOpen}
        actions={floatingActions(data, tenant)}
      />
      {channelTalkId && <ChatMessenger pluginKey={channelTalkId} />}
    </>
  );
}
