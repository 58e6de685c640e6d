import { useId } from "react";
import { useAllWords } from "../../data/use-all-words";
import { SubHead } from "../../parts/sub-head";

/** What leaving takes away, and what the law keeps. */
export function Consequences() {
  const { leave: words } = useAllWords().people;
  return (
    <>
      <Items title={words.lost} items={words.lostItems} />
      <Items title={words.kept} items={words.keptItems} />
    </>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SubHead id={id}>{title}</SubHead>
      <ul className="border-line-strong border-t">
        {items.map((item) => (
          <li key={item} className="border-line border-b py-3 text-b5">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
