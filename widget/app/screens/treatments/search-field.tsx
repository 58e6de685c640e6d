import SearchIcon from "@lucide/icons/icons/search";
import { Icon } from "@/ui/icon";
import { useWords } from "../../data/use-words";

/** Looks for treatments by name or concern. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { treatments: words } = useWords();
  return (
    <search className="relative block">
      <Icon of={SearchIcon} className="absolute top-4 left-4 text-ink-3" />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-13 w-full rounded-s bg-(--widget-quiet) pr-4 pl-[46px] text-b3 placeholder:text-gray-600 focus:shadow-[inset_0_0_0_2px_var(--focus)] focus:outline-none"
      />
    </search>
  );
}
