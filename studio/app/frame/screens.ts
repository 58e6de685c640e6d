import { can, type StaffAction, type StaffActor } from "@/contract/studio/roles";

/** The words of the bar in their order, with what one may do who meets them. */
const SCREENS = {
  day: "see-diary",
  requests: "see-diary",
  customers: "see-customers",
  posts: "answer-posts",
  content: "write-drafts",
  messages: "see-messages",
  figures: "see-figures",
  settings: "write-hours",
} as const satisfies Record<string, StaffAction>;

export type Screen = keyof typeof SCREENS;

/** The screens of an account at a clinic; the first one is where it begins. */
export const screensOf = (actor: StaffActor): Screen[] =>
  (Object.keys(SCREENS) as Screen[]).filter((screen) => can(actor, SCREENS[screen]));
