import { customerCenterMetadata } from "@/features/customer-center/customer-center-metadata";
import { CustomerCenterPage } from "@/features/customer-center/customer-center-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return customerCenterMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <CustomerCenterPage partner={(await params).partner} />;
}
