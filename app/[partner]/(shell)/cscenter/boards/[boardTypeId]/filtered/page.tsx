import { PostListPage } from "@/features/customer-boards/post-list-page";
import { postListMetadata } from "@/features/customer-boards/post-metadata";
import { type ListQuery, readFilter } from "@/features/customer-boards/read-filter";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  const { partner, boardTypeId } = await params;
  return postListMetadata(partner, boardTypeId, await readFilter(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <PostListPage {...(await params)} filter={await readFilter(searchParams)} />;
}
