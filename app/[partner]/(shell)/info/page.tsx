import { infoMetadata } from "@/features/info/info-metadata";
import { InfoPage } from "@/features/info/info-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return infoMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <InfoPage partner={(await params).partner} />;
}
