import { notFound } from "next/navigation";
import { termsMetadata } from "@/features/terms/terms-metadata";
import { TermsPage } from "@/features/terms/terms-page";
import { isTermsSlug } from "@/features/terms/terms-slug";

interface PageProps {
  params: Promise<{ partner: string; slug: string; effectiveAt: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, slug, effectiveAt } = await params;
  return isTermsSlug(slug) ? termsMetadata(partner, { slug, effectiveAt }) : notFound();
}

export default async function Page({ params }: PageProps) {
  const { partner, slug, effectiveAt } = await params;
  return isTermsSlug(slug) ? (
    <TermsPage partner={partner} slug={slug} effectiveAt={effectiveAt} />
  ) : (
    notFound()
  );
}
