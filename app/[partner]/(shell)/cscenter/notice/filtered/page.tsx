import { NoticeListPage } from "@/features/customer-center/notice-list-page";
import { noticeListMetadata } from "@/features/customer-center/notice-metadata";
import { type ListQuery, readFilter } from "@/features/customer-center/read-filter";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return noticeListMetadata((await params).partner, await readFilter(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <NoticeListPage partner={(await params).partner} filter={await readFilter(searchParams)} />;
}
