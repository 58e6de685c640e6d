import { type ListQuery, readListQuery } from "@/features/products/list-query";
import { ProductListPage } from "@/features/products/product-list-page";
import { productListMetadata } from "@/features/products/product-metadata";

// The query is a part of the page: it is made for each request.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string }>;
  searchParams: ListQuery;
}

export async function generateMetadata({ params, searchParams }: PageProps) {
  return productListMetadata((await params).partner, "all", await readListQuery(searchParams));
}

export default async function Page({ params, searchParams }: PageProps) {
  const filter = await readListQuery(searchParams);
  return <ProductListPage partner={(await params).partner} scope="all" filter={filter} />;
}
