import { noticeMetadata } from "@/features/customer-center/notice-metadata";
import { NoticePage } from "@/features/customer-center/notice-page";

interface PageProps {
  params: Promise<{ partner: string; noticeId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, noticeId } = await params;
  return noticeMetadata(partner, noticeId);
}

export default async function Page({ params }: PageProps) {
  return <NoticePage {...(await params)} />;
}
