import { staffMetadata } from "@/features/introduce/staff/staff-metadata";
import { StaffPage } from "@/features/introduce/staff/staff-page";

interface PageProps {
  params: Promise<{ partner: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return staffMetadata((await params).partner);
}

export default async function Page({ params }: PageProps) {
  return <StaffPage partner={(await params).partner} />;
}
