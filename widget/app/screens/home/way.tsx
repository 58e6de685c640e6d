import ArrowRightIcon from "@lucide/icons/icons/arrow-right";
import { Icon } from "@/ui/icon";

interface WayProps {
  title: string;
  description: string;
  onClick: () => void;
}

/** One way to book, as a row. */
export function Way({ title, description, onClick }: WayProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="group grid w-full grid-cols-[1fr_24px] items-center gap-x-3 gap-y-1 border-line-strong border-b py-5 text-left"
    >
      <span className="text-h4 underline-offset-[5px] decoration-1 group-hover:underline">{title}</span>
      <span className="col-start-2 row-span-2">
        <Icon of={ArrowRightIcon} />
      </span>
      <span className="text-b5 text-ink-2">{description}</span>
    </button>
  );
}
