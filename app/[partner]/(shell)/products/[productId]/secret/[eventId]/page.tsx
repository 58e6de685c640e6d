import { secretProductMetadata } from "@/features/products/product-metadata";
import { ProductPage } from "@/features/products/product-page";

interface PageProps {
  params: Promise<{ partner: string; productId: string; eventId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, productId, eventId } = await params;
  return secretProductMetadata(partner, productId, eventId);
}

export default async function Page({ params }: PageProps) {
  return <ProductPage {...(await params)} />;
}
