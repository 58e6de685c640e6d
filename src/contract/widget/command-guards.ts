import {
  type Checks,
  isEnvelopeOf,
  isFlag,
  isId,
  isKeptText,
  isListOf,
  isOneOf,
  isOptional,
  isPath,
  isRecordOf,
  isText,
} from "./checks";
import { WIDGET_LANGUAGES, type WidgetCommands } from "./messages";

const commandChecks: Checks<WidgetCommands> = {
  init: {
    isPanel: isFlag,
    attribution: isRecordOf(isText),
    consultingReservationOnly: isFlag,
    language: isOptional(isOneOf(WIDGET_LANGUAGES)),
    kept: isOptional(isRecordOf(isOptional(isKeptText))),
  },
  // Unknown screens are handled when opened: reported, and home is shown.
  open: { screen: isText },
  close: {},
  addToCart: { optionIds: isListOf(isId) },
  routeChanged: { path: isPath },
  logout: { isExpired: isOptional(isFlag) },
};

export const isWidgetCommand = (value: unknown) => isEnvelopeOf<WidgetCommands>(commandChecks, value);
