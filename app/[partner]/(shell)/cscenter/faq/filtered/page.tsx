import { faqMetadata } from "@/features/customer-center/faq-metadata";
import { FaqPage } from "@/features/customer-center/faq-page";
import { type ListQuery, readFaqFilter } from "@/features/customer-center/read-filter";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return faqMetadata((await params).partner, await readFaqFilter(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  return <FaqPage partner={(await params).partner} filter={await readFaqFilter(searchParams)} />;
}
