import { atom, useAtom } from "jotai";
import type { Publish } from "@/contract/studio/content";
import { useClinic } from "../../session/use-account";

const lastAtom = atom<{ clinic: string; publish: Publish } | null>(null);

/** What was published in this tab last, until it is put away. */
export function useLastPublish(): [Publish | null, (publish: Publish | null) => void] {
  const { id: clinic } = useClinic();
  const [last, setLast] = useAtom(lastAtom);
  return [
    last?.clinic === clinic ? last.publish : null,
    (publish) => setLast(publish && { clinic, publish }),
  ];
}
