import { NotFoundScreen } from "@/layout/states/not-found-screen";

export default function NotFound() {
  return <NotFoundScreen />;
}
