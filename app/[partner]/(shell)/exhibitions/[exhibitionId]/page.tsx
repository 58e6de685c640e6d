import { ExhibitionPage, exhibitionMetadata } from "@/features/exhibitions/exhibition-page";

interface PageProps {
  params: Promise<{ partner: string; exhibitionId: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return exhibitionMetadata(await params);
}

export default async function Page({ params }: PageProps) {
  return <ExhibitionPage {...(await params)} />;
}
