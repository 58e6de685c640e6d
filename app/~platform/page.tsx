import { PlatformPage, platformMetadata } from "@/features/platform/platform-page";

export const dynamic = "force-dynamic";
export const metadata = platformMetadata;

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default function Page({ searchParams }: PageProps) {
  return <PlatformPage query={searchParams} />;
}
