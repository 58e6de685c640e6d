import { ToolsPage, toolsMetadata } from "@/features/preview/tools-page";

export const dynamic = "force-dynamic";
export const metadata = toolsMetadata;

interface PageProps {
  params: Promise<{ partner: string }>;
}

export default async function Page({ params }: PageProps) {
  return <ToolsPage partner={(await params).partner} />;
}
