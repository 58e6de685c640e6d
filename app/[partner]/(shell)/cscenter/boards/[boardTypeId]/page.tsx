import { PostListPage } from "@/features/customer-boards/post-list-page";
import { postListMetadata } from "@/features/customer-boards/post-metadata";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, boardTypeId } = await params;
  return postListMetadata(partner, boardTypeId);
}

export default async function Page({ params }: PageProps) {
  return <PostListPage {...(await params)} />;
}
