import { exhibitionMetadata } from "@/features/exhibitions/exhibition-metadata";
import { ExhibitionPage } from "@/features/exhibitions/exhibition-page";

interface PageProps {
  params: Promise<{ partner: string; exhibitionId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, exhibitionId } = await params;
  return exhibitionMetadata(partner, exhibitionId);
}

export default async function Page({ params }: PageProps) {
  return <ExhibitionPage {...(await params)} />;
}
