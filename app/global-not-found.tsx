import { MissingAddressPage, missingAddressMetadata } from "@/layout/states/missing-address-page";
import { loadNamedTenant, readAskedPath } from "@/tenancy/named-tenant";

export const generateMetadata = async () => missingAddressMetadata(await loadNamedTenant());

export default async function GlobalNotFound() {
  return <MissingAddressPage tenant={await loadNamedTenant()} path={await readAskedPath()} />;
}
