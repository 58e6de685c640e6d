import PlaneIcon from "@lucide/icons/icons/plane";
import { type CSSProperties, useState } from "react";
import type { Block } from "@/contract/studio/desk";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { useClinic } from "../session/use-account";
import { Dialog } from "../ui/dialog";
import { clockOf } from "../when";
import { blockLabels } from "./labels";
import { useRemoveBlock } from "./use-blocks";

interface BlockedHoursProps {
  block: Block;
  doctor: string;
  style?: CSSProperties;
  className?: string;
}

/** Blocked hours within a doctor's column or a list; a press of who may asks whether to free them. */
export function BlockedHours({ block, doctor, style, className = "away blocked" }: BlockedHoursProps) {
  const clinic = useClinic();
  const remove = useRemoveBlock();
  const [isOpen, setIsOpen] = useState(false);
  const { kind, id, reason, startAt, endAt } = block;
  const mayFree = can(clinic, kind === "leave" ? "write-leave" : "add-reservations", block);
  const content = (
    <>
      <Icon of={PlaneIcon} size={16} className="i" />
      {reason}
    </>
  );
  if (!mayFree)
    return (
      <div className={className} style={style}>
        {content}
      </div>
    );
  const close = () => setIsOpen(false);
  const free = () => {
    remove.mutate([id]);
    close();
  };
  return (
    <>
      <button type="button" className={className} style={style} onClick={() => setIsOpen(true)}>
        {content}
      </button>
      {isOpen && (
        <Dialog
          title={reason}
          onClose={close}
          onSubmit={free}
          foot={
            <button type="submit" className="btn h40">
              {blockLabels.free}
            </button>
          }
        >
          <p className="t4 n">
            {blockLabels.ofBlock(
              doctor,
              `${clockOf(startAt)}–${clockOf(endAt) === "00:00" ? "24:00" : clockOf(endAt)}`,
            )}
          </p>
        </Dialog>
      )}
    </>
  );
}
