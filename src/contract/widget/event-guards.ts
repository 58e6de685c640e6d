import {
  type Checks,
  hasFields,
  isCount,
  isEnvelopeOf,
  isFlag,
  isId,
  isKeptText,
  isListOf,
  isNullOr,
  isOneOf,
  isPath,
  isText,
} from "./checks";
import { WIDGET_FAILURES, type WidgetEvents } from "./messages";

const HEIGHT_MAX_PX = 20_000;

const isKind = isOneOf(["visit", "treatment"]);
const named = { reservationId: isId, reservationNumber: isText };

const eventChecks: Checks<WidgetEvents> = {
  ready: { isLoggedIn: isFlag },
  login: {
    user: hasFields({ name: isText, isRegular: isFlag }),
    accessToken: isNullOr(isText),
    isResumed: isFlag,
  },
  logout: { isExpired: isFlag, isSaid: isFlag },
  cartCount: { count: isCount },
  reservationSuccess: {
    ...named,
    kind: isKind,
    total: isNullOr(isCount),
    items: isListOf(hasFields({ id: isId, name: isText, price: isNullOr(isCount) })),
  },
  reservationChanged: { ...named, reservedAt: isText },
  reservationCanceled: named,
  stepChanged: {
    screen: isText,
    kind: isNullOr(isKind),
    step: isNullOr(isCount),
    steps: isNullOr(isCount),
  },
  timeSelected: { reservedAt: isText, employeeId: isNullOr(isId) },
  drawn: {},
  resize: { heightPx: (value) => isCount(value) && value < HEIGHT_MAX_PX },
  close: {},
  route: { path: isPath },
  error: { code: isOneOf(WIDGET_FAILURES), message: isText },
  keep: { area: isOneOf(["device", "tab"]), text: isKeptText },
};

export const isWidgetEvent = (value: unknown) => isEnvelopeOf<WidgetEvents>(eventChecks, value);
