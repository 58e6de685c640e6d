import { faqMetadata } from "@/features/customer-center/faq-metadata";
import { FaqPage } from "@/features/customer-center/faq-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return faqMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <FaqPage partner={(await params).partner} />;
}
