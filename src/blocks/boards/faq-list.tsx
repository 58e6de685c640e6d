import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import type { Faq } from "@/contract/api/help";
import { editMark } from "@/tenancy/edit-mark";
import { Icon } from "@/ui/icon";
import { Highlighted } from "../highlight/highlighted";
import { SafeHtml } from "../rich-content/safe-html";

interface FaqListProps {
  faqs: readonly Faq[];
  /** What was searched for: marked in the questions. */
  keyword?: string;
}

/** Questions that open onto their answers, without a script; the browser's own search opens them as well. */
export function FaqList({ faqs, keyword = "" }: FaqListProps) {
  return (
    <ul className="border-line-strong border-t">
      {faqs.map(({ id, question, answerHtml }) => (
        <li key={id} className="border-line border-b" {...editMark("faq", id)}>
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 text-b2">
                <Highlighted text={question} keyword={keyword} />
              </span>
              <Icon
                of={ChevronDownIcon}
                className="text-ink-3 transition-transform duration-place group-open:rotate-180"
              />
            </summary>
            <SafeHtml html={answerHtml} className="pb-6" />
          </details>
        </li>
      ))}
    </ul>
  );
}
