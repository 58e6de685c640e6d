import { ExhibitionListPage } from "@/features/exhibitions/exhibition-list-page";
import { exhibitionListMetadata } from "@/features/exhibitions/exhibition-metadata";
import { type ListQuery, readPage } from "@/features/exhibitions/read-page";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return exhibitionListMetadata((await params).partner, await readPage(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <ExhibitionListPage partner={(await params).partner} page={await readPage(searchParams)} />;
}
