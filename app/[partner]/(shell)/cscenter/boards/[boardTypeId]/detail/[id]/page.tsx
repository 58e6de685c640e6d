import { postMetadata } from "@/features/customer-boards/post-metadata";
import { PostPage } from "@/features/customer-boards/post-page";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string; id: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, boardTypeId, id } = await params;
  return postMetadata(partner, boardTypeId, id);
}

export default async function Page({ params }: PageProps) {
  return <PostPage {...(await params)} />;
}
