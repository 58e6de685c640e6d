import { PartnerStatusPage } from "@/features/partner-status/partner-status-page";
import { statusMetadata } from "@/features/partner-status/status-metadata";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return statusMetadata((await params).partner, "ready");
}

export default async function Page({ params }: PageProps) {
  return <PartnerStatusPage partner={(await params).partner} status="ready" />;
}
