import { productMetadata } from "@/features/products/product-metadata";
import { ProductPage } from "@/features/products/product-page";

interface PageProps {
  params: Promise<{ partner: string; productId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, productId } = await params;
  return productMetadata(partner, productId);
}

export default async function Page({ params }: PageProps) {
  return <ProductPage {...(await params)} />;
}
