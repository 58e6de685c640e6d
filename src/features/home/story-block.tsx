import { Lines } from "@/blocks/lines/lines";
import type { HomeBlockProps } from "./home-block-props";

/** What the clinic holds to, in a few points. */
export function StoryBlock({ block }: HomeBlockProps<"story">) {
  return (
    <section className="wrap mt-section grid gap-8 @min-[760px]/col:grid-cols-[5fr_7fr] @min-[760px]/col:gap-12">
      <h2 className="text-d1">
        <Lines text={block.title} />
      </h2>
      <ul className="border-line-strong border-t">
        {block.points.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[96px_1fr] gap-4 border-line border-b py-[22px] @min-[760px]/col:grid-cols-[120px_1fr]"
          >
            <b className="font-semibold">{title}</b>
            <p className="text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
