import { spaceMetadata } from "@/features/introduce/space-metadata";
import { SpacePage } from "@/features/introduce/space-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return spaceMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <SpacePage partner={(await params).partner} />;
}
