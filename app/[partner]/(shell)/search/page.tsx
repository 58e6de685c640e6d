import { parseSearchAddress } from "@/features/search/search-address";
import { searchMetadata } from "@/features/search/search-metadata";
import { SearchPage } from "@/features/search/search-page";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return searchMetadata((await params).partner, parseSearchAddress(await searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <SearchPage partner={(await params).partner} {...parseSearchAddress(await searchParams)} />;
}
