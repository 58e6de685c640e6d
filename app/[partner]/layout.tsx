import type { ReactNode } from "react";
import { loadTenant } from "@/tenancy/load-tenant";
import { ThemeStyle } from "@/tenancy/theme-style";

export const revalidate = 300;

/** No partner is known at build time: each page is made when it is first asked for. */
export const generateStaticParams = () => [];

interface PartnerLayoutProps {
  params: Promise<{ partner: string }>;
  children: ReactNode;
}

export default async function PartnerLayout({ params, children }: PartnerLayoutProps) {
  const { theme } = await loadTenant((await params).partner);
  return (
    <>
      <ThemeStyle theme={theme} />
      {children}
    </>
  );
}
