import { NotFoundScreen, notFoundMetadata } from "@/layout/states/not-found-screen";

export const metadata = notFoundMetadata;

export default function NotFound() {
  return <NotFoundScreen />;
}
