/**
 * What visitors are told. confirmed: booked at once, or a request got its yes. offered: other times for a request;
 * moveOffered: for a confirmed visit.
 */
export const VISITOR_MESSAGE_KINDS = [
  "requested",
  "confirmed",
  "refused",
  "moved",
  "changeRequested",
  "canceled",
  "dayBefore",
  "morningOf",
  "offered",
  "moveOffered",
  "placeFree",
] as const;
export type VisitorMessageKind = (typeof VISITOR_MESSAGE_KINDS)[number];

/** With times to choose from. */
export const OFFER_MESSAGE_KINDS = [
  "offered",
  "moveOffered",
  "placeFree",
] as const satisfies VisitorMessageKind[];

/** What a clinic's people are told, as each has chosen. */
export const STAFF_MESSAGE_KINDS = ["newRequest", "newBooking", "cancellation", "privateQuestion"] as const;
export type StaffMessageKind = (typeof STAFF_MESSAGE_KINDS)[number];

export type MessageKind = VisitorMessageKind | StaffMessageKind;

/** due: not yet tried, or to be tried again; sending: a provider is being asked, or its answer was lost. */
export const MESSAGE_STATES = ["due", "sending", "sent", "failed", "canceled"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_CHANNELS = ["alimtalk", "sms", "mail"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What a clinic's account at a provider is for. phone: SMS and AlimTalk. */
export const MESSAGE_MEDIA = ["phone", "mail"] as const;
export type MessageMedium = (typeof MESSAGE_MEDIA)[number];
