import { ContactPage } from "@/features/customer-center/contact-page";
import { contactMetadata } from "@/features/customer-center/customer-center-metadata";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return contactMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <ContactPage partner={(await params).partner} />;
}
