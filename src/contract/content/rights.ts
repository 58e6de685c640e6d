import { can, type StaffAction, type StaffActor } from "../studio/roles";
import type { ContentKind } from "./kinds";

type Body = Record<string, unknown>;

const OWN_ACTIONS: Partial<Record<ContentKind, StaffAction>> = {
  beforeAfter: "write-before-afters",
  information: "write-hours",
  homepageConfig: "write-hours",
  messages: "set-messages",
};

/** What somebody has to be allowed to write drafts of a kind: switches of the site wait for those who may publish them. */
export const draftActionOf = (kind: ContentKind): StaffAction =>
  kind === "homepageConfig" ? "write-drafts" : (OWN_ACTIONS[kind] ?? "write-drafts");

/** What somebody has to be allowed to make this change live; null for a thing that is not there. */
export function publishActionOf(kind: ContentKind, live: Body | null, body: Body | null): StaffAction {
  // Opening a site makes all its prices public.
  if (kind === "event" || kind === "opening") return "publish-prices";
  if (kind === "product" && pricesOf(live) !== pricesOf(body)) return "publish-prices";
  return OWN_ACTIONS[kind] ?? "publish-content";
}

/** A doctor writes the own profile alone. */
export const mayWriteDraft = (actor: StaffActor, kind: ContentKind, id: number): boolean =>
  can(actor, draftActionOf(kind), { employeeId: kind === "doctor" ? id : null });

/** Whether the account meets content at all. */
export const mayWriteContent = (actor: StaffActor): boolean => can(actor, "write-drafts");

function pricesOf(body: Body | null): string {
  const options = (body?.options ?? []) as {
    id: number | null;
    price: number | null;
    isPriceFrom: boolean;
  }[];
  return options.map(({ id, price, isPriceFrom }) => `${id} ${price} ${isPriceFrom}`).join();
}
