import { smallIconRoute } from "@/features/site-files/site-file-routes";

export const dynamic = "force-static";
export const revalidate = 300;
export const generateStaticParams = () => [];
export const GET = smallIconRoute;
