"use client";

import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import { useRouter } from "next/navigation";
import { headerLabels } from "@/labels/layout/header";
import { parentScreen } from "@/lib/sub-page";
import { useBackStep, usePathHistory } from "@/state/path-history";
import { useSitePath } from "@/state/use-site-path";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";

/** Spec §2: on a sub page, to a given address or else one step back; from a first page, up to where it belongs. */
export function BackButton() {
  usePathHistory();
  const path = useSitePath();
  const router = useRouter();
  const step = useBackStep();
  const parent = parentScreen(path);
  if (parent === null) return null;
  const goBack = () => (step === "back" ? router.back() : router.push(step === "none" ? parent : step.to));
  return (
    <IconButton label={headerLabels.back} onClick={goBack} className="-mr-2 -ml-3">
      <Icon of={ChevronLeftIcon} size={24} />
    </IconButton>
  );
}
