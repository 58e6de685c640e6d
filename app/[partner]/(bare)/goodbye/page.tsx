import { PartnerStatusPage } from "@/features/partner-status/partner-status-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export const metadata = { robots: { index: false, follow: false } };

export default async function Page({ params }: PageProps) {
  return <PartnerStatusPage partner={(await params).partner} status="goodbye" />;
}
