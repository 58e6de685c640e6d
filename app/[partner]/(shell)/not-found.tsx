import { stateLabels } from "@/labels/layout/states";
import { NotFoundScreen } from "@/layout/states/not-found-screen";

const { title, description } = stateLabels.notFound;
export const metadata = { title, description };

export default function NotFound() {
  return <NotFoundScreen />;
}
