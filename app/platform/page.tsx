import { PlatformPage, platformMetadata } from "@/features/platform/platform-page";

export const dynamic = "force-dynamic";
export const metadata = platformMetadata;

export default function Page() {
  return <PlatformPage />;
}
