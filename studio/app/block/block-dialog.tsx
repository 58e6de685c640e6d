import { useState } from "react";
import { BLOCK_KINDS, type BlockKind } from "@/contract/studio/audit";
import { can, type StaffAction, type StaffActor } from "@/contract/studio/roles";
import { failureText } from "../api";
import { useClinic } from "../session/use-account";
import { Dialog, DialogFoot } from "../ui/dialog";
import { BlockFields } from "./block-fields";
import { hoursOfBlock, type TypedBlock } from "./block-hours";
import { Hits } from "./hits";
import { blockLabels } from "./labels";
import { useAddBlock, useHits } from "./use-blocks";

const ACTION_OF: Record<BlockKind, StaffAction> = { block: "add-reservations", leave: "write-leave" };

/** Whether the account may block anybody's hours in any way. */
export const mayBlockHours = (actor: StaffActor): boolean =>
  BLOCK_KINDS.some((kind) => can(actor, ACTION_OF[kind]));

interface BlockDialogProps {
  doctors: readonly { id: number; name: string }[];
  /** The day and time that the dialog begins with; whose, and of which kind, where that is known. */
  start: Pick<TypedBlock, "day" | "from" | "to"> & Partial<Pick<TypedBlock, "kind" | "employeeId">>;
  onClose: () => void;
}

/** Blocks hours of a doctor, or gives leave; first it lists the reservations that are hit. */
export function BlockDialog({ doctors, start, onClose }: BlockDialogProps) {
  const clinic = useClinic();
  const kinds = BLOCK_KINDS.filter((kind) => can(clinic, ACTION_OF[kind]));
  const [typed, setTyped] = useState<TypedBlock>({
    kind: kinds[0] ?? "block",
    employeeId: clinic.employeeId ?? doctors[0]?.id ?? 0,
    ...start,
    lastDay: start.day,
    isWholeDay: true,
    reason: "",
  });
  const { kind, employeeId } = typed;
  const theirs = doctors.filter(({ id }) => can(clinic, ACTION_OF[kind], { employeeId: id }));
  const hours = hoursOfBlock(typed);
  const hits = useHits(hours);
  const add = useAddBlock(onClose);
  function submit() {
    if (!hours || add.isPending) return;
    const doctor = doctors.find(({ id }) => id === employeeId)?.name ?? "";
    const reason = typed.reason.trim() || blockLabels.usual[kind];
    add.mutate({ body: { ...hours, kind, reason }, doctor, hits: hits.length });
  }
  return (
    <Dialog
      title={blockLabels.title}
      onClose={onClose}
      onSubmit={submit}
      isWide
      foot={
        <DialogFoot
          keep={blockLabels.keep}
          onClose={onClose}
          submit={blockLabels.submit[kind]}
          isDisabled={!hours || add.isPending}
        />
      }
    >
      {kinds.length > 1 && (
        <fieldset className="seg kinds" aria-label={blockLabels.kind}>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => setTyped({ ...typed, kind: each })}
            >
              {blockLabels.kinds[each]}
            </button>
          ))}
        </fieldset>
      )}
      <BlockFields doctors={theirs} value={typed} onChange={setTyped} />
      {hours ? <Hits rows={hits} /> : <p className="t5">{blockLabels.wrong}</p>}
      {add.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(add.error)}</span>
        </p>
      )}
    </Dialog>
  );
}
