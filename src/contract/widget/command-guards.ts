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
  // Whoever opens it says which screens there are: one that is not known is told of, and home is shown.
  open: { screen: isText },
  close: {},
  addToCart: { optionIds: isListOf(isId) },
  routeChanged: { path: isPath },
  logout: { isExpired: isOptional(isFlag) },
};

/** True for a whole, well-formed message of the page. */
export const isWidgetCommand = (value: unknown) => isEnvelopeOf<WidgetCommands>(commandChecks, value);
