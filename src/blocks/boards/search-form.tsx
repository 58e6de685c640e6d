import SearchIcon from "@lucide/icons/icons/search";
import { boardLabels } from "@/labels/boards";
import { Icon } from "@/ui/icon";
import { iconButtonClass } from "@/ui/icon-button";
import { inputClass } from "@/ui/text-field";

interface SearchFormProps {
  /** The list's own path. */
  path: string;
  /** What is searched, by name. */
  title: string;
  keyword: string;
  /** What stays as it is in the address. */
  kept?: Readonly<Record<string, string | null>>;
}

/** Searches within a list: a plain form, so that it works without JavaScript and the address says what is shown. */
export function SearchForm({ path, title, keyword, kept = {} }: SearchFormProps) {
  return (
    <search className="w-full @min-[760px]/col:max-w-80">
      <form key={keyword} action={path} method="get" className="relative">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          enterKeyHint="search"
          aria-label={boardLabels.searchIn(title)}
          placeholder={boardLabels.searchHint}
          className={`${inputClass} min-h-12 pr-12`}
        />
        <button
          type="submit"
          aria-label={boardLabels.search}
          className={`${iconButtonClass} absolute! top-0.5 right-0.5`}
        >
          <Icon of={SearchIcon} />
        </button>
      </form>
    </search>
  );
}
