import { atom, useAtom } from "jotai";
import { lazy, Suspense } from "react";
import { useKeys } from "./use-keys";

const KeyList = lazy(async () => ({ default: (await import("./key-list")).KeyList }));

export const isKeyListOpenAtom = atom(false);

/** Where the list of keys opens: by `?` from any screen, or by setting the atom. */
export function KeyListPlace() {
  const [isOpen, setIsOpen] = useAtom(isKeyListOpenAtom);
  useKeys({ "?": () => setIsOpen(true) });
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeyList onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
