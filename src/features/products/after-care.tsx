import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { AfterNotice } from "@/contract/api/help";
import { Icon } from "@/ui/icon";

/** What to mind afterwards: each notice opens by itself, without a script; a single one stands open. */
export function AfterCare({ title: heading, notices }: { title: string; notices: readonly AfterNotice[] }) {
  return (
    <section id="after-care" className="scroll-mt-28">
      <h2 className="mb-3 text-h3">{heading}</h2>
      <div className="border-line-strong border-t">
        {notices.map(({ id, title, contentHtml }) => (
          <details key={id} open={notices.length === 1} className="group border-line border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-label2 [&::-webkit-details-marker]:hidden">
              {title}
              <Icon
                of={ChevronDownIcon}
                className="shrink-0 text-ink-3 transition-transform duration-place group-open:rotate-180"
              />
            </summary>
            <SafeHtml html={contentHtml} className="pb-6" />
          </details>
        ))}
      </div>
    </section>
  );
}
