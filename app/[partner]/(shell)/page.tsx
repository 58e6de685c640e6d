import { homeMetadata } from "@/features/home/home-metadata";
import { HomePage } from "@/features/home/home-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return homeMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <HomePage partner={(await params).partner} />;
}
