import { NotFoundScreen, notFoundMetadata } from "@/layout/states/not-found-screen";
import { PagesOn } from "@/layout/states/ways-on";

export const metadata = notFoundMetadata;

/** Next tells it neither clinic nor address, and draws it into every page: it leads on with few words. */
export default function NotFound() {
  return (
    <NotFoundScreen>
      <PagesOn />
    </NotFoundScreen>
  );
}
