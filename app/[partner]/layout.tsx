import type { ReactNode } from "react";
import { PartnerFrame } from "@/layout/shell/partner-frame";
import { partnerMetadata, partnerViewport } from "@/layout/shell/partner-metadata";
import { loadTenant } from "@/tenancy/load-tenant";

export const revalidate = 300;

/** No partner is known at build time: each page is made when it is first asked for. */
export const generateStaticParams = () => [];

interface PartnerProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PartnerProps) {
  return partnerMetadata(await loadTenant((await params).partner));
}

export async function generateViewport({ params }: PartnerProps) {
  return partnerViewport(await loadTenant((await params).partner));
}

export default async function PartnerLayout({ params, children }: PartnerProps & { children: ReactNode }) {
  const tenant = await loadTenant((await params).partner);
  return <PartnerFrame tenant={tenant}>{children}</PartnerFrame>;
}
