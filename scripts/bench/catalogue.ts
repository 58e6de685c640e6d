import { explain } from "./explain";
import { BIG_CLINIC_PRODUCTS } from "./fill-catalogue";
import { anyClinic, ask, BIG_CLINIC, type Scale } from "./scale-database";
import { type Timings, timeRequests } from "./timings";

/** Median of a product list and of a search through the whole backend, at clinics of 50 products. */
export const CATALOGUE_MAX_MS = 20;

const SMALL_CLINICS = [
  ["list", "/v2/products"],
  ["category", "/v2/products?categoryId=2"],
  ["lowest price first", "/v2/products?sort=priceAscending"],
  ["search, two syllables", `/v2/products?keyword=${encodeURIComponent("토닝")}`],
  ["search, one syllable", `/v2/products?keyword=${encodeURIComponent("턱")}`],
  ["search, two words", `/v2/products?keyword=${encodeURIComponent("탄력 리프팅")}`],
  ["search, nothing found", `/v2/products?keyword=${encodeURIComponent("임플란트")}`],
  ["product", "/v2/products/12"],
  ["categories", "/v2/product-categories"],
  ["events", "/events"],
] as const;
const BIG_CLINIC_LISTS = SMALL_CLINICS.slice(0, 7);
/** Whose statements are explained. */
const EXPLAINED: readonly string[] = ["list", "search, two syllables"];

export interface CatalogueFigure extends Timings {
  name: string;
  /** False for the one clinic that is far larger than any is expected to be. */
  isBarred: boolean;
}

/** Lists and searches through the app at 500,000 products: what each request took, and the plans of its statements. */
export async function measureCatalogue(
  scale: Scale,
): Promise<{ figures: CatalogueFigure[]; plans: string[] }> {
  const figures: CatalogueFigure[] = [];
  for (const [name, path] of SMALL_CLINICS)
    figures.push({
      name,
      ...(await timeRequests((turn) => ask(scale, anyClinic(turn), path))),
      isBarred: true,
    });
  for (const [what, path] of BIG_CLINIC_LISTS) {
    const name = `${what}, of ${BIG_CLINIC_PRODUCTS} products`;
    figures.push({ name, ...(await timeRequests(() => ask(scale, BIG_CLINIC, path))), isBarred: false });
  }
  const plans: string[] = [];
  for (const [name, path] of SMALL_CLINICS)
    if (EXPLAINED.includes(name))
      for (const partner of ["p777", BIG_CLINIC]) {
        const explained = await explain(scale.pool, "products", () => ask(scale, partner, path));
        plans.push([`-- ${name}, ${partner}`, ...explained].join("\n\n"));
      }
  return { figures, plans };
}
