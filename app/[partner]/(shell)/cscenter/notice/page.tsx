import { NoticeListPage } from "@/features/customer-center/notice-list-page";
import { noticeListMetadata } from "@/features/customer-center/notice-metadata";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return noticeListMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <NoticeListPage partner={(await params).partner} />;
}
