import { welcomeMetadata } from "@/features/sign-up/welcome-metadata";
import { WelcomePage } from "@/features/sign-up/welcome-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return welcomeMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <WelcomePage partner={(await params).partner} />;
}
