"use client";

import ChevronLeftIcon from "lucide-react/icons/chevron-left";
import { useRouter } from "next/navigation";
import { headerLabels } from "@/labels/layout/header";
import { isSubPage } from "@/lib/sub-page";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

/** On a sub page, one step back; from a page that was entered directly, up to where it belongs. */
export function BackButton() {
  const path = useSitePath();
  const router = useRouter();
  if (!isSubPage(path)) return null;
  const goBack = () => (window.history.length > 1 ? router.back() : router.push(parentOf(path)));
  return (
    <IconButton label={headerLabels.back} onClick={goBack} className="-mr-2 -ml-3 md:hidden">
      <Icon of={ChevronLeftIcon} size={24} />
    </IconButton>
  );
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/")) || "/";
