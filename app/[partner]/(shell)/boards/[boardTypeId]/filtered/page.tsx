import { BoardListPage } from "@/features/boards/board-list-page";
import { boardListMetadata } from "@/features/boards/board-metadata";
import { type ListQuery, readFilter } from "@/features/boards/read-filter";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  const { partner, boardTypeId } = await params;
  return boardListMetadata(partner, boardTypeId, await readFilter(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <BoardListPage {...(await params)} filter={await readFilter(searchParams)} />;
}
