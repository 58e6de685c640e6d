import { Lines } from "@/blocks/lines/lines";

/** The opening of a home that has no picture: words on paper. */
export function HeroWords({ title, description }: { title: string; description: string | null }) {
  return (
    <header className="wrap pt-14 @min-[760px]/col:pt-24">
      <h1 className="text-d1">
        <Lines text={title} />
      </h1>
      {description && (
        <p className="mt-4 max-w-prose text-b2 text-ink-2">
          <Lines text={description} />
        </p>
      )}
    </header>
  );
}
