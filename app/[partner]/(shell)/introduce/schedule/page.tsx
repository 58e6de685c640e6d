import { scheduleMetadata } from "@/features/introduce/schedule/schedule-metadata";
import { SchedulePage } from "@/features/introduce/schedule/schedule-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return scheduleMetadata((await params).partner, true);
}

export default async function Page({ params }: PageProps) {
  return <SchedulePage partner={(await params).partner} />;
}
