import { doctorOfPart } from "@/blocks/doctor-card/doctor-of-part";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import type { ProductCategory, ProductDetail, ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { categoryTrail } from "@/lib/product-categories";
import { loadProducts } from "../load-products";
import type { ProductPart } from "./product-plan";

const LOOKED_THROUGH = 24;
const MOST_OTHERS = 2;
/** Treatments with fewer facts in common are no choice between each other. */
const FEWEST_SHARED = 2;

/** Null for a product without a category that is known. */
export async function loadProductPart(
  tenant: Tenant,
  product: ProductDetail,
  categories: readonly ProductCategory[],
): Promise<ProductPart | null> {
  const [category] = categoryTrail(categories, product.categoryIds[0] ?? null);
  if (!category) return null;
  const [doctors, { rows }] = await Promise.all([
    loadDoctors(tenant),
    loadProducts(tenant, { categoryId: category.id, isWithFacts: true, pageSize: LOOKED_THROUGH }),
  ]);
  const others = rows.filter(
    (other) => other.id !== product.id && sharedLabels(product, other) >= FEWEST_SHARED,
  );
  return { category, doctor: doctorOfPart(category.name, doctors), others: others.slice(0, MOST_OTHERS) };
}

const sharedLabels = ({ facts }: ProductDetail, other: ProductSummary) =>
  facts.filter(({ label }) => other.facts?.some((fact) => fact.label === label)).length;
