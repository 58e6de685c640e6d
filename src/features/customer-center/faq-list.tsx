import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { Faq } from "@/contract/api/help";
import { Icon } from "@/ui/icon";

/** Questions that open onto their answers, without a script; the browser's own search opens them as well. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <ul className="border-line-strong border-t">
      {faqs.map(({ id, question, answerHtml }) => (
        <li key={id} className="border-line border-b">
          <details className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-4 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1 text-b2">{question}</span>
              <Icon of={ChevronDownIcon} className="text-ink-3 transition-transform group-open:rotate-180" />
            </summary>
            <SafeHtml html={answerHtml} className="pb-6" />
          </details>
        </li>
      ))}
    </ul>
  );
}
