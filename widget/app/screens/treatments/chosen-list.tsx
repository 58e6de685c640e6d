import XIcon from "@lucide/icons/icons/x";
import { useSetAtom } from "jotai";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useTask } from "../../data/use-task";
import { useWords } from "../../data/use-words";
import { focusBeside } from "../../lib/focus-beside";
import { LineButton } from "../../parts/line-button";
import { optionTitle } from "../../parts/option-line";
import { addToCart } from "../../runtime/cart";
import { useRuntime } from "../../runtime/runtime-context";
import { type ChosenOption, removeOptionAtom } from "../../state/draft";

/** The chosen options; each can be taken out, all of them kept in the cart for later. */
export function ChosenList({ options }: { options: readonly ChosenOption[] }) {
  const { treatments: words } = useWords();
  const removeOption = useSetAtom(removeOptionAtom);
  return (
    <>
      <ul className="max-h-52 overflow-y-auto">
        {options.map((chosen) => (
          <li key={chosen.option.id} className="flex items-center justify-between gap-3 border-line border-b">
            <span className="text-b5">{optionTitle(chosen)}</span>
            <IconButton
              label={words.removeOption(optionTitle(chosen))}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                removeOption(chosen.option.id);
              }}
            >
              <Icon of={XIcon} size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <KeepButton options={options} />
    </>
  );
}

function KeepButton({ options }: { options: readonly ChosenOption[] }) {
  const { treatments: words } = useWords();
  const runtime = useRuntime();
  const { isRunning, run } = useTask(async () => {
    for (const eventId of new Set(options.map(({ secretEventId }) => secretEventId))) {
      const ofEvent = options.filter(({ secretEventId }) => secretEventId === eventId);
      await addToCart(
        runtime,
        ofEvent.map(({ option }) => option.id),
        eventId,
      );
    }
    runtime.showToast(words.addedToCart, "success");
  });
  return (
    <LineButton size="small" isWide className="mt-3" disabled={isRunning} onClick={run}>
      {words.addToCart}
    </LineButton>
  );
}
