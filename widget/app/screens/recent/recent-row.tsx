import XIcon from "@lucide/icons/icons/x";
import { useSetAtom } from "jotai";
import type { RecentProduct } from "@/contract/api/recent-products";
import { offerPeriod } from "@/lib/price";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { PlainPicture } from "@/ui/plain-picture";
import { useAllWords } from "../../data/use-all-words";
import { useTask } from "../../data/use-task";
import { focusBeside } from "../../lib/focus-beside";
import { TreatmentWords } from "../../parts/treatment-words";
import { removeView } from "../../runtime/recent";
import { useRuntime } from "../../runtime/runtime-context";
import { beginAtom } from "../../state/draft";
import { entryAtom } from "../../state/entry";

/** One treatment that was looked at: a tap opens it among the treatments, another forgets it. */
export function RecentRow({ row: { id, product } }: { row: RecentProduct }) {
  const runtime = useRuntime();
  const { recent: words } = useAllWords();
  const setEntry = useSetAtom(entryAtom);
  const begin = useSetAtom(beginAtom);
  const open = () => {
    setEntry({ productId: product.id });
    begin("treatment");
  };
  const { isRunning, run } = useTask(async (button: Element) => {
    await removeView(runtime, id);
    focusBeside(button);
    runtime.showToast(words.removed);
  });
  return (
    <li className="grid grid-cols-[1fr_44px] items-start border-line border-b">
      <button
        type="button"
        onClick={open}
        className="grid grid-cols-[72px_minmax(0,1fr)] items-start gap-3.5 py-[18px] text-left"
      >
        <PlainPicture src={product.imageUrl} alt="" ratio="aspect-square" radius="rounded-s" />
        <TreatmentWords product={product} event={offerPeriod(product)} />
      </button>
      <IconButton
        label={words.remove(product.name)}
        aria-disabled={isRunning}
        onClick={({ currentTarget }) => run(currentTarget)}
        className="mt-1.5 -mr-3"
      >
        <Icon of={XIcon} size={16} />
      </IconButton>
    </li>
  );
}
