import type { ReactNode } from "react";
import { Shell } from "@/layout/shell/shell";
import { loadTenant } from "@/tenancy/load-tenant";

interface ShellLayoutProps {
  params: Promise<{ partner: string }>;
  children: ReactNode;
}

export default async function ShellLayout({ params, children }: ShellLayoutProps) {
  return <Shell tenant={await loadTenant((await params).partner)}>{children}</Shell>;
}
