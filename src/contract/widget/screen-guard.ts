import { type Check, type Checks, entryOf, hasFields, isId, isListOf, isOptional, isText } from "./checks";
import type { WidgetScreen } from "./messages";

type FieldsOf<Name> = Omit<Extract<WidgetScreen, { screen: Name }>, "screen">;
type ScreenFields = { [Name in WidgetScreen["screen"]]: FieldsOf<Name> };

const maybeId = isOptional(isId);
const time = {
  employeeId: maybeId,
  date: isOptional((value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)),
  reservedAt: isOptional(
    (value) =>
      isText(value) &&
      /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
  ),
};

const screenChecks: Checks<ScreenFields> = {
  home: {},
  resume: {},
  visit: time,
  treatment: {
    productId: maybeId,
    optionIds: isOptional(isListOf(isId)),
    secretEventId: maybeId,
    ...time,
  },
  eventProducts: { eventId: isId, productId: isId },
  categoryProducts: { categoryId: isId, productId: isId },
  cart: {},
  myPage: {},
  recent: {},
  profile: {},
  signIn: {},
  signUp: {},
};

export function isWidgetScreen(value: unknown): value is WidgetScreen {
  const checks = entryOf<Record<string, Check>>(
    screenChecks,
    (value as { screen?: unknown } | null | undefined)?.screen,
  );
  return checks !== undefined && hasFields(checks)(value);
}
