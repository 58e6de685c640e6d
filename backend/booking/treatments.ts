import { inArray } from "drizzle-orm";
import { loadOptions, type OfferedOption } from "../catalogue/offers";
import { productOptions, products } from "../db/schema/catalogue";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { VISIT_MINUTES } from "./agenda";

/**
 * The options by id, each once, in the requested order; a 404 when one is not the partner's, or is secret and none of
 * the secret events gives access to it.
 */
export async function requireOptions(
  scope: PartnerScope,
  now: Date,
  ids: number[],
  secretEventIds: readonly number[] = [],
): Promise<OfferedOption[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const options = await loadOptions(scope, now, inArray(productOptions.id, unique), secretEventIds);
  const byId = new Map(options.map((option) => [option.id, option]));
  return unique.map((id) => {
    const option = byId.get(id);
    if (!option) throw notFound();
    return option;
  });
}

/** In minutes; without treatments it is a consultation. */
export const durationOf = (options: { durationMinutes: number }[]): number =>
  options.length === 0 ? VISIT_MINUTES : options.reduce((sum, option) => sum + option.durationMinutes, 0);

export type NamedOption = OfferedOption & { productName: string };

/** Options with the names of their products. */
export async function nameProducts(scope: PartnerScope, options: OfferedOption[]): Promise<NamedOption[]> {
  if (options.length === 0) return [];
  const ids = options.map(({ productId }) => productId);
  const fields = { id: products.id, name: products.name };
  const named = await scope.pick(products, fields, { where: inArray(products.id, ids) });
  const nameById = new Map(named.map(({ id, name }) => [id, name]));
  return options.map((option) => ({ ...option, productName: nameById.get(option.productId) ?? option.name }));
}

/** A 400 unless a visit is without treatments, and a treatment with some. */
export function requireKind({ kind, productOptionIds }: { kind: string; productOptionIds: number[] }): void {
  if ((kind === "visit") === (productOptionIds.length === 0)) return;
  const reason = kind === "visit" ? "must be empty for a visit" : "must name a treatment";
  throw new ApiError(400, [`body.productOptionIds: ${reason}`], "예약할 시술을 다시 골라 주세요.");
}
