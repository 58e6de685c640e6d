import GlobeIcon from "@lucide/icons/icons/globe";
import { useAtomValue } from "jotai";
import { WIDGET_LANGUAGES } from "@/contract/widget/messages";
import { Icon } from "@/ui/icon";
import { useWords } from "../data/use-words";
import { chooseLanguage, isLanguage } from "../runtime/language";
import { useRuntime } from "../runtime/runtime-context";
import { languageAtom } from "../state/words";

/** Each language by its own name, for visitors who read no other. */
const NAMES = { ko: "한국어", en: "English", ja: "日本語", zh: "中文" };
const TAGS = { ko: "ko", en: "en", ja: "ja", zh: "zh-CN" };

/** The platform's own list of languages behind a globe. */
export function LanguageChoice() {
  const { chooseLanguage: label } = useWords();
  const { store } = useRuntime();
  const language = useAtomValue(languageAtom);
  return (
    <span className="relative flex min-h-11 items-center text-(--widget-bar-action,var(--ink-2))">
      <span className="pointer-events-none absolute left-2">
        <Icon of={GlobeIcon} size={16} />
      </span>
      <select
        aria-label={label}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void chooseLanguage(store, document, target.value);
        }}
        className="field-sizing-content h-11 cursor-pointer appearance-none rounded-btn bg-transparent pr-2 pl-7 text-button3"
      >
        {WIDGET_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={TAGS[each]}>
            {NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
