import { scheduleMetadata } from "@/features/introduce/schedule/schedule-metadata";
import { SchedulePage } from "@/features/introduce/schedule/schedule-page";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps) {
  return scheduleMetadata((await params).partner, false);
}

export default async function Page({ params, searchParams }: PageProps) {
  return <SchedulePage partner={(await params).partner} query={await searchParams} />;
}
