import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import type { ComponentProps } from "react";
import { Icon } from "@/ui/icon";

interface MenuRowProps {
  icon: ComponentProps<typeof Icon>["of"];
  children: string;
  /** How much there is, or how it stands. */
  note?: string;
  onClick: () => void;
}

/** One way on from my page, 56 high. */
export function MenuRow({ icon, children, note, onClick }: MenuRowProps) {
  return (
    <li className="border-line border-b">
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-14 w-full items-center gap-3 text-left transition-colors duration-colour hover:bg-accent-soft"
      >
        <Icon of={icon} className="text-ink-3" />
        <span className="flex-1 text-label2">{children}</span>
        {note && <span className="text-b6 text-ink-3 tabular-nums">{note}</span>}
        <Icon of={ChevronRightIcon} size={16} className="text-ink-3" />
      </button>
    </li>
  );
}
