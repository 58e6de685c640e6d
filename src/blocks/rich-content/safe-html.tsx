import { clsx } from "clsx";
import { sanitize } from "./sanitize.server";

const prose = clsx(
  "max-w-prose text-ink-2 [&_a]:underline [&_a]:underline-offset-4 [&_b]:font-semibold [&_strong]:font-semibold [&_strong]:text-ink",
  "[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-h3 [&_h2]:text-ink [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-h4 [&_h3]:text-ink [&_h4]:mt-6 [&_h4]:text-h5 [&_h4]:text-ink",
  "[&_p]:mb-3.5 [&_p:last-child]:mb-0 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-1",
  "[&_table]:my-5 [&_table]:w-full [&_th]:border-line [&_th]:border-b [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:font-medium [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:pr-4 [&_td:first-child]:[overflow-wrap:break-word]",
  "[&_img]:my-5 [&_iframe]:my-5 [&_iframe]:aspect-video [&_iframe]:w-full [&_blockquote]:my-4 [&_blockquote]:border-line-strong [&_blockquote]:border-l [&_blockquote]:pl-4",
  "[&>:first-child]:mt-0",
);

/** The one place where HTML of a partner becomes part of a page, always sanitised first. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what it holds was just sanitised
  return <div className={clsx(prose, className)} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />;
}
