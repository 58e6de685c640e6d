import { ProductListPage } from "@/features/products/product-list-page";
import { productListMetadata } from "@/features/products/product-metadata";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return productListMetadata((await params).partner, "pick");
}

export default async function Page({ params }: PageProps) {
  return <ProductListPage partner={(await params).partner} scope="pick" />;
}
