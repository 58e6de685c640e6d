import { eventsMetadata } from "@/features/events/events-metadata";
import { EventsPage } from "@/features/events/events-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return eventsMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <EventsPage partner={(await params).partner} />;
}
