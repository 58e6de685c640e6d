import { attributionOf } from "@/contract/api/attribution-keys";
import type { Attribution } from "@/contract/api/reservations";
import type { WidgetScreen } from "@/contract/widget/messages";

const ACTION_NAMES = ["wcopen", "wopen", "weid", "wcid", "wpid"];

/** Spec §2: what an address asks of the widget. weid and wcid count only together with wpid, all as integers. */
export function screenOfQuery(query: URLSearchParams): WidgetScreen | null {
  const eventId = toId(query.get("weid"));
  const categoryId = toId(query.get("wcid"));
  const productId = toId(query.get("wpid"));
  if (eventId && productId) return { screen: "eventProducts", eventId, productId };
  if (categoryId && productId) return { screen: "categoryProducts", categoryId, productId };
  if (query.has("wopen")) return { screen: "treatment" };
  if (query.has("wcopen")) return { screen: "visit" };
  return null;
}

/** Where the visitor came from, as far as the address says it. */
export const attributionOfQuery = (query: URLSearchParams): Attribution =>
  attributionOf((name) => query.get(name));

/** The address without what was acted on: a reload does not ask again. */
export function withoutActions(address: string): string {
  const url = new URL(address);
  for (const name of ACTION_NAMES) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

function toId(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
