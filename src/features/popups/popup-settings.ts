import type { HomepageConfig } from "@/contract/tenant/homepage-config";
import type { PlacementRules } from "@/lib/popup-placement";
import type { PopupType } from "@/lib/popup-size";

/** How a partner wants its popups shown. */
export interface PopupSettings {
  type: PopupType;
  isDimmed: boolean;
  columns: number;
  offsets: PlacementRules["offsets"];
}

export function popupSettingsOf(config: HomepageConfig): PopupSettings {
  return {
    type: config.popupType,
    isDimmed: config.isPopupDimmed,
    columns: config.popupGridWidthCount,
    offsets: {
      top: config.popupTopOffset,
      right: config.popupRightOffset,
      bottom: config.popupBottomOffset,
      left: config.popupLeftOffset,
    },
  };
}
