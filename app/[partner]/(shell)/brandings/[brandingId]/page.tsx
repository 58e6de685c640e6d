import { BrandingPage, brandingMetadata } from "@/features/brandings/branding-page";

interface PageProps {
  params: Promise<{ partner: string; brandingId: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return brandingMetadata(await params);
}

export default async function Page({ params }: PageProps) {
  return <BrandingPage {...(await params)} />;
}
