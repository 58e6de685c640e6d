import type { Metadata } from "next";
import type { Tenant } from "@/contract/tenant/tenant";
import { wordsOfPath } from "@/lib/nearest-titles";
import { PartnerFrame } from "../shell/partner-frame";
import { partnerMetadata } from "../shell/partner-metadata";
import { Shell } from "../shell/shell";
import { MissingAddressStyles } from "./missing-address-styles";
import { NearestPages } from "./nearest-pages";
import { NotFoundScreen, notFoundMetadata } from "./not-found-screen";
import { WaysOn } from "./ways-on";

interface MissingAddressPageProps {
  tenant: Tenant | null;
  /** As it was sent; empty where it is not known. */
  path: string;
}

/**
 * An address that no route has, as a whole document: Next calls it outside of every layout. It says what the address may
 * have meant; what that is looked for in is cached, the page is not. Without a tenant it has the words alone.
 */
export function MissingAddressPage({ tenant, path }: MissingAddressPageProps) {
  const asked = wordsOfPath(path);
  return (
    <html lang="ko">
      <body>
        <MissingAddressStyles />
        {tenant ? (
          <PartnerFrame tenant={tenant}>
            <Shell tenant={tenant}>
              <NotFoundScreen lead={<NearestPages tenant={tenant} asked={asked} />} keyword={asked.join(" ")}>
                <WaysOn tenant={tenant} />
              </NotFoundScreen>
            </Shell>
          </PartnerFrame>
        ) : (
          <NotFoundScreen />
        )}
      </body>
    </html>
  );
}

export function missingAddressMetadata(tenant: Tenant | null): Metadata {
  if (!tenant) return notFoundMetadata;
  // A layout's template is for the pages below it.
  const title = `${notFoundMetadata.title} | ${tenant.partnerInformation.displayName}`;
  return { ...partnerMetadata(tenant), ...notFoundMetadata, title, robots: { index: false } };
}
