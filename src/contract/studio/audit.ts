import type { FieldChange } from "../content/changes";
import type { ContentKind } from "../content/kinds";
import type { StudioStatus } from "./reservation-steps";
import type { StaffAction, StaffRole } from "./roles";

/** Who changes something. */
export const ACTOR_KINDS = ["visitor", "staff", "command", "job"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** A reservation as the history shows it before and after a change. Instants in ISO 8601. */
export interface ReservationFacts {
  status: StudioStatus;
  startAt: string;
  endAt: string;
  employeeId: number | null;
}

/** Times that were with a visitor, as the history shows them, the soonest first. */
export interface OfferFacts {
  /** Instants in ISO 8601. */
  times: string[];
  endsAt: string;
}

/** block: something else to do; leave: not there. */
export const BLOCK_KINDS = ["block", "leave"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Hours of a doctor that cannot be booked, as the history shows them. */
export interface BlockFacts {
  kind: BlockKind;
  employeeId: number;
  startAt: string;
  endAt: string;
  /** The clinic's own words. */
  words: string;
}

/** A doctor's working week as the history shows it; 0 is Sunday. */
export interface WeekFacts {
  employeeId: number;
  week: { weekday: number; hours: { start: string; end: string } }[];
}

/** A day on which the whole clinic is closed, without hours, or has other ones. */
export interface SpecialDayFacts {
  date: string;
  hours: { start: string; end: string } | null;
  /** The clinic's own words. */
  words: string;
}

/** A membership of a clinic as the history shows it. */
export interface StaffFacts {
  role: StaffRole;
  employeeId: number | null;
  /** What the owner has switched on; missing where nothing is. */
  grants?: StaffAction[];
}

/** An invitation as the history shows it: whose phone it was is not in the history, which is never erased. */
export interface InvitationFacts extends StaffFacts {
  /** `010-****-4417`. */
  maskedPhone: string;
}

/** A note about a customer: its text is not in the history, which is never erased. */
export interface NoteFacts {
  noteId: number;
}

/** A clinic's own account at a provider of messages, without its secrets. */
export interface MessageAccountFacts {
  provider: string;
  /** The number or address that messages come from. */
  sender: string;
}

/** A thing of the site's content as the history shows it. */
export interface ContentFacts {
  label: string;
  version: number;
  /** Of the thing as it is then. */
  changes: FieldChange[];
}

/** A link to a preview that was handed out, without its address. */
export interface PreviewLinkFacts {
  label: string;
  expiresAt: string;
}

/** Of a clinic that the platform's team opened as its agency, or left. */
export interface VisitFacts {
  endsAt: string;
}

interface Change<Action extends string, Kind extends string, Facts> {
  action: Action;
  thing: { kind: Kind; id: number };
  /** Null: it was made by this change. */
  before: Facts | null;
  after: Facts | null;
  reason?: string;
}

export type ReservationAction =
  | "reservation.added"
  | "reservation.moved"
  | "reservation.confirm"
  | "reservation.refuse"
  | "reservation.cancel"
  | "reservation.arrive"
  | "reservation.finish"
  | "reservation.miss"
  | "reservation.stepBack"
  /** By the visitor; its new time is in the move before it. */
  | "reservation.offerAccepted";

/** Everything that the history can hold. */
export type AuditedChange =
  | Change<ReservationAction, "reservation", ReservationFacts>
  | Change<"reservation.offered" | "reservation.offerWithdrawn", "reservation", OfferFacts>
  | Change<"block.added" | "block.removed", "block", BlockFacts>
  | Change<"note.added" | "note.removed", "customer", NoteFacts>
  | Change<"customer.exported" | "customer.erased", "customer", Record<string, never>>
  /** Of the whole list, whose id is 0. */
  | Change<"customers.exported", "customers", { customers: number }>
  | Change<"post.read" | "post.answered" | "post.answerChanged", "post", Record<string, never>>
  | Change<"post.hidden" | "post.shown", "post", Record<string, never>>
  | Change<"snippet.added" | "snippet.removed", "snippet", { title: string }>
  | Change<"week.changed", "doctor", WeekFacts>
  /** The thing's id is the date as a number: 20261231. */
  | Change<"specialDay.added" | "specialDay.removed", "specialDay", SpecialDayFacts>
  /** One for phones and one for e-mail; the id is 0. */
  | Change<"messageAccount.set" | "messageAccount.removed", "messageAccount", MessageAccountFacts>
  | Change<"content.published" | "content.removed" | "content.undone", `content.${ContentKind}`, ContentFacts>
  | Change<"preview.shared" | "preview.revoked", "previewLink", PreviewLinkFacts>
  /** Of the clinic itself: the id is 0. */
  | Change<"clinic.opened" | "clinic.left", "clinic", VisitFacts>
  | Change<"staff.joined" | "staff.roleChanged" | "staff.left", "staff", StaffFacts>
  /** Of a phone that may have no account yet: the id is 0. */
  | Change<"invitation.sent" | "invitation.withdrawn", "invitation", InvitationFacts>;

export type AuditedAction = AuditedChange["action"];
