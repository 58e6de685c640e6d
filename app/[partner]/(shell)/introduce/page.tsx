import { introduceMetadata } from "@/features/introduce/introduce-metadata";
import { IntroducePage } from "@/features/introduce/introduce-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return introduceMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <IntroducePage partner={(await params).partner} />;
}
