/** What a partner's pages load from elsewhere. */
export interface PageTools {
  /** Its own container; the deployment's default one is not the partner's. */
  hasTagManager: boolean;
  hasChat: boolean;
  hasWidget: boolean;
  /** Null: the deployment's own. */
  widgetOrigin: string | null;
  /** Those whose tags its container is to load. */
  measuredBy: readonly Measurer[];
  /** Further ones that its container's tags load from and report to. */
  tagOrigins: readonly string[];
}

export type Measurer = "meta" | "naver" | "kakao";

/** Pages without a partner, and those that measure nobody. */
export const NO_TOOLS: PageTools = {
  hasTagManager: false,
  hasChat: false,
  hasWidget: false,
  widgetOrigin: null,
  measuredBy: [],
  tagOrigins: [],
};

const MEASURER_IDS: Record<Measurer, string> = {
  meta: "metaConversionTrackingId",
  naver: "naverConversionTrackingId",
  kakao: "kakaoPixelConversionTrackingId",
};
const MEASURERS = ["meta", "naver", "kakao"] as const;

/** Reads them from a tenant as it is stored. Checked by hand: zod would weigh on every cold start of the edge. */
export function pageToolsOf(tenant: Record<string, unknown>): PageTools {
  const marketing = recordOf(tenant.partnerMarketingInfo);
  const widget = recordOf(recordOf(tenant.layout).widget);
  const { useWidget } = recordOf(tenant.homepageConfig);
  return {
    hasTagManager: isText(marketing.gtmId),
    hasChat: isText(marketing.channelTalkId),
    hasWidget: isText(widget.component) && useWidget !== false,
    widgetOrigin: httpsOrigin(recordOf(widget.data).widgetUrl),
    measuredBy: MEASURERS.filter((measurer) => isText(marketing[MEASURER_IDS[measurer]])),
    tagOrigins: listOf(marketing.tagOrigins).flatMap((origin) => httpsOrigin(origin) ?? []),
  };
}

/** An address's origin alone: nothing in it can end a policy's source or begin another rule. */
function httpsOrigin(address: unknown): string | null {
  const url = isText(address) ? URL.parse(address) : null;
  return url?.protocol === "https:" && /^[a-z0-9.-]+(:\d+)?$/.test(url.host) ? url.origin : null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
