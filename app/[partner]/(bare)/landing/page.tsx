import { landingMetadata } from "@/features/landing/landing-metadata";
import { LandingPage } from "@/features/landing/landing-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return landingMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <LandingPage partner={(await params).partner} />;
}
