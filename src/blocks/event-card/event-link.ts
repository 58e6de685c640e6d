import type { ClinicEvent } from "@/contract/api/events";

/** Where an event leads: its first product, else its place among the events. */
export function eventHref({ id, productId }: Pick<ClinicEvent, "id" | "productId">): string {
  return productId === null ? `/events#event-${id}` : `/products/${productId}`;
}
