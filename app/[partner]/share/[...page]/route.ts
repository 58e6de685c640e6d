import { shareImageRoute } from "@/layout/share-image/share-image-route.server";

export const dynamic = "force-static";
export const revalidate = 300;
export const generateStaticParams = () => [];
export const GET = shareImageRoute;
