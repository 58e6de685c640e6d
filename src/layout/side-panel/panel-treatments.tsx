import { cachedCall } from "@/api/server-api";
import { BookButton } from "@/blocks/booking/book-button";
import type { Tenant } from "@/contract/tenant/tenant";
import { PRODUCT_ROW_CLASS } from "@/ui/booking-start";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";

const SHOWN = 3;

/** The three treatments that visitors look for most. */
export async function PanelTreatments({ tenant }: { tenant: Tenant }) {
  const query = { isRecommend: true, pageSize: SHOWN };
  const products = await cachedCall(tenant, "products", "GET /v2/products", { query })
    // The panel does without them: the page's error screen keeps its header and its menu.
    .catch(() => null);
  return (
    <ul>
      {products?.rows.map(({ id, name, imageUrl, price }) => (
        <li key={id}>
          <BookButton screen={{ screen: "treatment", productId: id }} className={PRODUCT_ROW_CLASS}>
            <Picture src={imageUrl} alt="" sizes="56px" ratio="aspect-square" />
            <span>
              <span className="block text-b2">{name}</span>
              <Price {...price} isIncludeVat={tenant.homepageConfig.isIncludeVat} form="small" />
            </span>
          </BookButton>
        </li>
      ))}
    </ul>
  );
}
