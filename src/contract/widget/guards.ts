import {
  type Envelope,
  WIDGET_CHANNEL,
  WIDGET_PROTOCOL_VERSION,
  type WidgetCommands,
  type WidgetEvents,
} from "./messages";

type Fields = Record<string, unknown>;
type Guard = (data: Fields) => boolean;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 4000;
const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const isOptional = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);
const isIdList = (value: unknown) => Array.isArray(value) && value.length <= 50 && value.every(isId);
const isWon = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0);
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Longer than any draft. */
const KEPT_MAX_LENGTH = 100_000;
const isKeptText = (value: unknown) => typeof value === "string" && value.length <= KEPT_MAX_LENGTH;
const isTextRecord = (value: unknown) => isFields(value) && Object.values(value).every(isText);
const isPath = (value: unknown) => isText(value) && /^\/(?![/\\])/.test(value);

const isItem = (value: unknown) =>
  isFields(value) && isId(value.id) && isText(value.name) && isWon(value.price);

const eventGuards: Record<keyof WidgetEvents, Guard> = {
  ready: (data) => typeof data.isLoggedIn === "boolean",
  login: ({ user, accessToken, isResumed }) =>
    isFields(user) &&
    isText(user.name) &&
    typeof user.isRegular === "boolean" &&
    (accessToken === null || isText(accessToken)) &&
    typeof isResumed === "boolean",
  logout: ({ isExpired }) => typeof isExpired === "boolean",
  cartCount: ({ count }) => Number.isInteger(count) && Number(count) >= 0,
  reservationSuccess: (data) =>
    isId(data.reservationId) &&
    isText(data.reservationNumber) &&
    isWon(data.total) &&
    Array.isArray(data.items) &&
    data.items.every(isItem),
  resize: ({ heightPx }) => typeof heightPx === "number" && heightPx >= 0 && heightPx < 20_000,
  close: () => true,
  route: ({ path }) => isPath(path),
  keep: ({ area, text }) => (area === "device" || area === "tab") && isKeptText(text),
};

const screenGuards: Record<WidgetCommands["open"]["screen"], Guard> = {
  home: () => true,
  visit: () => true,
  cart: () => true,
  myPage: () => true,
  signIn: () => true,
  treatment: (data) => isOptional(isId)(data.productId) && isOptional(isIdList)(data.optionIds),
  eventProducts: (data) => isId(data.eventId) && isId(data.productId),
  categoryProducts: (data) => isId(data.categoryId) && isId(data.productId),
};

const commandGuards: Record<keyof WidgetCommands, Guard> = {
  init: (data) =>
    typeof data.isPanel === "boolean" &&
    typeof data.consultingReservationOnly === "boolean" &&
    isTextRecord(data.attribution) &&
    isOptional((kept) => isFields(kept) && Object.values(kept).every(isKeptText))(data.kept),
  open: (data) =>
    isText(data.screen) &&
    Object.hasOwn(screenGuards, data.screen) &&
    screenGuards[data.screen as keyof typeof screenGuards](data),
  close: () => true,
  addToCart: ({ optionIds }) => isIdList(optionIds),
  routeChanged: ({ path }) => isPath(path),
  logout: () => true,
};

function isEnvelope<Map>(guards: Record<keyof Map & string, Guard>, value: unknown): value is Envelope<Map> {
  if (!isFields(value) || value.channel !== WIDGET_CHANNEL || value.version !== WIDGET_PROTOCOL_VERSION)
    return false;
  if (!isText(value.type) || !Object.hasOwn(guards, value.type) || !isFields(value.data)) return false;
  return guards[value.type as keyof Map & string](value.data);
}

/** True for a whole, well-formed message of the iframe. */
export const isWidgetEvent = (value: unknown) => isEnvelope<WidgetEvents>(eventGuards, value);
/** True for a whole, well-formed message of the page. */
export const isWidgetCommand = (value: unknown) => isEnvelope<WidgetCommands>(commandGuards, value);
