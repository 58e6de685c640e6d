import { boardMetadata } from "@/features/boards/board-metadata";
import { BoardPage } from "@/features/boards/board-page";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string; id: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, ...address } = await params;
  return boardMetadata(partner, address);
}

export default async function Page({ params }: PageProps) {
  return <BoardPage {...(await params)} />;
}
