import { SafeLink } from "@/blocks/link/safe-link";
import { buttonClass } from "@/ui/button";
import type { HomeBlockProps } from "./home-block-props";

/** A sentence and one way on. */
export function LinkBlock({ block }: HomeBlockProps<"link">) {
  return (
    <section className="wrap mt-section">
      <div className="grid gap-5 rounded-l bg-ground-2 px-6 py-8 @min-[760px]/col:grid-cols-[1fr_auto] @min-[760px]/col:items-center @min-[760px]/col:gap-12 @min-[760px]/col:px-12 @min-[760px]/col:py-10">
        <div>
          <h2 className="text-h3">{block.title}</h2>
          {block.description && <p className="mt-1.5 text-b5 text-ink-2">{block.description}</p>}
        </div>
        <SafeLink href={block.url} className={buttonClass({ look: "line" })}>
          {block.buttonText}
        </SafeLink>
      </div>
    </section>
  );
}
