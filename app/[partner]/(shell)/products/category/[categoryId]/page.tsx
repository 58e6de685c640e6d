import { ProductListPage } from "@/features/products/product-list-page";
import { productListMetadata } from "@/features/products/product-metadata";

interface PageProps {
  params: Promise<{ partner: string; categoryId: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps) {
  const { partner, categoryId } = await params;
  return productListMetadata(partner, categoryId);
}

export default async function Page({ params }: PageProps) {
  const { partner, categoryId } = await params;
  return <ProductListPage partner={partner} scope={categoryId} />;
}
