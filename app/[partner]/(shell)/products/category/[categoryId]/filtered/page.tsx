import { type ListQuery, readListQuery } from "@/features/products/list-query";
import { ProductListPage } from "@/features/products/product-list-page";
import { productListMetadata } from "@/features/products/product-metadata";

interface PageProps {
  params: Promise<{ partner: string; categoryId: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  const { partner, categoryId } = await params;
  return productListMetadata(partner, categoryId, await readListQuery(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  const { partner, categoryId } = await params;
  const filter = await readListQuery(searchParams);
  return <ProductListPage partner={partner} scope={categoryId} filter={filter} />;
}
