import type { ReactNode } from "react";
import { BareFrame } from "@/layout/bare/bare-frame";
import { loadTenant } from "@/tenancy/load-tenant";

interface BareLayoutProps {
  params: Promise<{ partner: string }>;
  children: ReactNode;
}

export default async function BareLayout({ params, children }: BareLayoutProps) {
  return <BareFrame tenant={await loadTenant((await params).partner)}>{children}</BareFrame>;
}
