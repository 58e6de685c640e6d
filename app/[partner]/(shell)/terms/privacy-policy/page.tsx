import { termsMetadata } from "@/features/terms/terms-metadata";
import { TermsPage } from "@/features/terms/terms-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return termsMetadata((await params).partner, { slug: "privacy-policy" });
}

export default async function Page({ params }: PageProps) {
  return <TermsPage partner={(await params).partner} slug="privacy-policy" />;
}
