import { BoardListPage } from "@/features/boards/board-list-page";
import { boardListMetadata } from "@/features/boards/board-metadata";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, boardTypeId } = await params;
  return boardListMetadata(partner, boardTypeId);
}

export default async function Page({ params }: PageProps) {
  return <BoardListPage {...(await params)} />;
}
