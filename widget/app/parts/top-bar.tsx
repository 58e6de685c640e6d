import ChevronLeftIcon from "@lucide/icons/icons/chevron-left";
import XIcon from "@lucide/icons/icons/x";
import { useAtomValue } from "jotai";
import { STEP_BAR_CLASS } from "@/ui/booking-step";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useWords } from "../data/use-words";
import { frameAtom } from "../state/frame";
import { useClose } from "./use-close";

interface TopBarProps {
  title: string;
  /** Absent: nowhere to go back to. */
  onBack?: () => void;
}

/** The 52 bar of a step: back, title, close. */
export function TopBar({ title, onBack }: TopBarProps) {
  const words = useWords();
  const close = useClose();
  return (
    <div className={STEP_BAR_CLASS}>
      {onBack ? (
        <IconButton label={words.back} onClick={onBack}>
          <Icon of={ChevronLeftIcon} size={24} />
        </IconButton>
      ) : (
        <span />
      )}
      <p className="text-center text-h5">{title}</p>
      <IconButton label={words.close} onClick={close}>
        <Icon of={XIcon} size={24} />
      </IconButton>
    </div>
  );
}

/** The close button of a sheet or drawer; a panel stays where it is and has none. */
export function CloseButton() {
  const words = useWords();
  const close = useClose();
  if (useAtomValue(frameAtom)?.isPanel) return null;
  return (
    <IconButton label={words.close} onClick={close}>
      <Icon of={XIcon} size={24} />
    </IconButton>
  );
}
