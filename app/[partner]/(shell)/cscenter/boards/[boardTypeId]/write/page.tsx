import { writeMetadata } from "@/features/customer-boards/post-metadata";
import { WritePage } from "@/features/customer-boards/write-page";

interface PageProps {
  params: Promise<{ partner: string; boardTypeId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, boardTypeId } = await params;
  return writeMetadata(partner, boardTypeId);
}

export default async function Page({ params }: PageProps) {
  return <WritePage {...(await params)} />;
}
