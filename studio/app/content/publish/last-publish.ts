import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import type { Publish } from "@/contract/studio/content";
import { useClinic } from "../../session/use-account";
import { usePublishes } from "../use-content";

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

const SOON_MS = 1000;
/** A storefront that has not confirmed by then is away, and told again by itself. */
const LATER_AFTER_MS = 20_000;
const LATER_MS = 15_000;

/** Since when visitors see a publish, read until every storefront has confirmed it; then it stays what it was first. */
export function useLiveSince(publish: Publish): string | null {
  const [last, show] = useLastPublish();
  const isWaiting = publish.state === "published" && publish.liveSince === null;
  const isSoon = (readAt: number) => readAt - Date.parse(publish.dueAt) < LATER_AFTER_MS;
  const { data } = usePublishes(isWaiting ? (readAt) => (isSoon(readAt) ? SOON_MS : LATER_MS) : undefined);
  const liveSince = data?.rows.find(({ id }) => id === publish.id)?.liveSince ?? null;
  useEffect(() => {
    if (liveSince && last?.id === publish.id && last.liveSince === null) show({ ...last, liveSince });
  });
  return publish.liveSince ?? liveSince;
}
