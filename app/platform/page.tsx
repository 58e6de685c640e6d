import { PlatformPage } from "@/features/platform/platform-page";

export const dynamic = "force-dynamic";
export const metadata = { robots: { index: false, follow: false } };

export default function Page() {
  return <PlatformPage />;
}
