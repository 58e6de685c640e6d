import { brandingMetadata } from "@/features/brandings/branding-metadata";
import { BrandingPage } from "@/features/brandings/branding-page";

interface PageProps {
  params: Promise<{ partner: string; brandingId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, brandingId } = await params;
  return brandingMetadata(partner, brandingId);
}

export default async function Page({ params }: PageProps) {
  return <BrandingPage {...(await params)} />;
}
