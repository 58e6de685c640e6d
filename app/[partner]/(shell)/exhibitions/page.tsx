import { ExhibitionListPage } from "@/features/exhibitions/exhibition-list-page";
import { exhibitionListMetadata } from "@/features/exhibitions/exhibition-metadata";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return exhibitionListMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <ExhibitionListPage partner={(await params).partner} />;
}
