import { useState } from "react";
import type { BulkRow } from "@/contract/studio/platform";
import { failureText } from "../api";
import { Dialog } from "../ui/dialog";
import { useToast } from "../ui/toast";
import { BulkForm } from "./bulk-form";
import { BulkRows } from "./bulk-rows";
import { changeOf, EMPTY_WISH } from "./bulk-wish";
import { platformLabels } from "./labels";
import { useBulkChange } from "./use-clinics";

const words = platformLabels.bulk;

/** One change over many clinics: wished, looked at, and then a draft of each. */
export function BulkDialog({ clinics, onClose }: { clinics: string[]; onClose: () => void }) {
  const [wish, setWish] = useState(EMPTY_WISH);
  const [tried, setTried] = useState<BulkRow[] | null>(null);
  const [done, setDone] = useState(0);
  const show = useToast();
  const bulk = useBulkChange(setDone);
  const change = changeOf(wish);
  const reason = wish.reason.trim();
  const isReady = change !== null && reason.length > 1 && !bulk.isPending;
  const drafted = tried?.filter(({ outcome }) => outcome === "drafted").map(({ clinic }) => clinic) ?? [];
  function submit() {
    if (!change || !isReady) return;
    if (!tried)
      return bulk.mutate(
        { clinics, change, reason, isTrial: true },
        { onSuccess: ({ rows }) => setTried(rows) },
      );
    bulk.mutate(
      { clinics: drafted, change, reason, isTrial: false },
      {
        onSuccess: ({ rows }) => {
          const missed = rows.filter(({ outcome }) => outcome !== "drafted");
          if (missed.length > 0) return setTried(missed);
          show({ text: words.saved(rows.length) });
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      title={words.title(clinics.length)}
      onClose={onClose}
      onSubmit={submit}
      isWide
      foot={
        <>
          <span className="t5 grow" role="status">
            {bulk.isPending && words.progress(done, tried ? drafted.length : clinics.length)}
          </span>
          <button type="button" className="btn line h40" onClick={() => (tried ? setTried(null) : onClose())}>
            {tried ? words.back : words.keep}
          </button>
          <button
            type="submit"
            className="btn h40"
            disabled={!isReady || (tried !== null && drafted.length === 0)}
          >
            {tried ? words.apply(drafted.length) : words.look}
          </button>
        </>
      }
    >
      {bulk.isError && (
        <p className="note badn" role="alert">
          {failureText(bulk.error)}
        </p>
      )}
      {tried ? <BulkRows rows={tried} /> : <BulkForm wish={wish} onChange={setWish} />}
    </Dialog>
  );
}
