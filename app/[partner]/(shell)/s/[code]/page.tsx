import { redirect } from "next/navigation";
import { shortLinkTarget } from "@/features/short-links/short-link-target";

// A short link that the clinic has changed leads to the new place at once.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ partner: string; code: string }>;
}

/** `/s/<code>`: the short links of leaflets and profiles. */
export default async function ShortLinkPage({ params }: PageProps): Promise<never> {
  const { partner, code } = await params;
  redirect(await shortLinkTarget(partner, code));
}
