import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import { useLocation } from "wouter";
import type { PlatformClinic } from "@/contract/studio/platform";
import { Icon } from "@/ui/icon";
import { DomainList } from "../domains/domains-page";
import { useAccount } from "../session/use-account";
import { platformLabels as words } from "./labels";
import { VisitDialog } from "./visit-dialog";

/** One clinic: its domains with what stands against them, and the way in. */
export function ClinicPane({ clinic, onClose }: { clinic: PlatformClinic; onClose: () => void }) {
  const account = useAccount();
  const [, go] = useLocation();
  const [isOpening, setOpening] = useState(false);
  const { id, name, color } = clinic;
  const isIn = account?.clinics.some((each) => each.id === id);
  return (
    <aside className="sheet pf-pane" aria-label={name}>
      <div className="sheet-h row">
        <span className="s-mark" style={{ background: color }} aria-hidden>
          {name.slice(0, 1)}
        </span>
        <h2 className="t2 grow">{name}</h2>
        <button type="button" className="btn line" onClick={() => (isIn ? go(`/${id}`) : setOpening(true))}>
          {isIn ? words.enter : words.visit}
        </button>
        <button type="button" className="btn bare sq" aria-label={words.pane.close} onClick={onClose}>
          <Icon of={XIcon} size={16} className="i" />
        </button>
      </div>
      <h3 className="t4 soft">{words.pane.domains}</h3>
      <DomainList clinic={id} />
      {isOpening && (
        <VisitDialog clinic={clinic} onOpen={() => go(`/${id}`)} onClose={() => setOpening(false)} />
      )}
    </aside>
  );
}
