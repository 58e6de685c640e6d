import SearchIcon from "@lucide/icons/icons/search";
import type { Tenant } from "@/contract/tenant/tenant";
import { searchPageLabels } from "@/labels/search";
import { buttonClass } from "@/ui/button";
import { Icon } from "@/ui/icon";
import { inputClass } from "@/ui/text-field";

interface SearchFormProps {
  tenant: Tenant;
  keyword: string;
}

/** A plain form, so that it works without JavaScript and the address says what is shown. */
export function SearchForm({ tenant, keyword }: SearchFormProps) {
  return (
    <search>
      <form key={keyword} action="/search" method="get" className="mt-6 flex max-w-prose gap-2">
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={searchPageLabels.field}
          placeholder={tenant.layout.search?.data.placeholder}
          className={inputClass}
        />
        <button type="submit" className={buttonClass({ look: "line", size: "large" })}>
          <Icon of={SearchIcon} />
          {searchPageLabels.submit}
        </button>
      </form>
    </search>
  );
}
