import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { SearchHost } from "./search-host";

interface LayoutSearchType1Props {
  data: LayoutData<"layoutSearch", "LayoutSearchType1">;
  tenant: Tenant;
}

/** The overlay of wide layouts: it goes to the results only with something typed. */
export function LayoutSearchType1({ data, tenant }: LayoutSearchType1Props) {
  const { partnerLogoImageUrl: imageUrl, displayName: name } = tenant.partnerInformation;
  const { logoMark, logoText } = tenant.layout.header?.data ?? { logoMark: "none", logoText: name };
  return <SearchHost data={data} layout="wide" logo={{ imageUrl, name, logoMark, logoText }} />;
}
