import type { ReactNode } from "react";
import { PartnerFrame } from "@/layout/shell/partner-frame";
import { loadTenant } from "@/tenancy/load-tenant";

export const revalidate = 300;

/** No partner is known at build time: each page is made when it is first asked for. */
export const generateStaticParams = () => [];

interface PartnerLayoutProps {
  params: Promise<{ partner: string }>;
  children: ReactNode;
}

export default async function PartnerLayout({ params, children }: PartnerLayoutProps) {
  const tenant = await loadTenant((await params).partner);
  return <PartnerFrame tenant={tenant}>{children}</PartnerFrame>;
}
