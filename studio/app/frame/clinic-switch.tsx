import ChevronsUpDownIcon from "@lucide/icons/icons/chevrons-up-down";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { StaffAccount, StaffClinic } from "@/contract/studio/people";
import { Icon } from "@/ui/icon";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { ClinicChoice, ClinicMark } from "../session/clinic-choice";
import { useClinic } from "../session/use-account";
import { Dialog } from "../ui/dialog";

/** With so many clinics a name is typed sooner than found. */
const SEARCH_FROM = 8;
/** Between the two keys of `G` `C`. */
const SEQUENCE_MS = 1500;

/** Which clinic this is, and the way to the account's others with what waits there. */
export function ClinicSwitch({ account: { clinics } }: { account: StaffAccount }) {
  const clinic = useClinic();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const hasOthers = clinics.length > 1;
  function open() {
    setOpen(true);
    // Requests come in while nobody looks.
    void client.invalidateQueries({ queryKey: ["account"] });
  }
  useKeys({
    g: () => {
      goPressedAt.current = performance.now();
    },
    c: () => {
      if (hasOthers && performance.now() - goPressedAt.current < SEQUENCE_MS) open();
    },
  });
  const name = (
    <>
      <ClinicMark clinic={clinic} />
      <span className="s-name">{clinic.name}</span>
    </>
  );
  if (!hasOthers) return <div className="s-clinic">{name}</div>;
  const waitsElsewhere = clinics.some(({ id, waiting }) => id !== clinic.id && waiting > 0);
  return (
    <>
      <button type="button" className="s-clinic" aria-haspopup="dialog" onClick={open}>
        {name}
        <Icon of={ChevronsUpDownIcon} size={16} className="i" />
        <span className="sr">{labels.clinics}</span>
        {waitsElsewhere && <span className="s-dot" role="img" aria-label={labels.waitsElsewhere} />}
      </button>
      {isOpen && <Clinics clinics={clinics} onClose={() => setOpen(false)} />}
    </>
  );
}

function Clinics({ clinics, onClose }: { clinics: StaffClinic[]; onClose: () => void }) {
  const [words, setWords] = useState("");
  const found = clinics.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(words.toLowerCase()));
  const foot = (
    <button type="button" className="btn line end" onClick={onClose}>
      {labels.close}
    </button>
  );
  return (
    <Dialog title={labels.clinics} onClose={onClose} foot={foot}>
      {clinics.length >= SEARCH_FROM && (
        <input
          type="search"
          className="input"
          aria-label={labels.findClinic}
          placeholder={labels.findClinic}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {found.length === 0 && <p className="blank2">{labels.noClinicFound}</p>}
      <ul>
        {found.map((clinic) => (
          <li key={clinic.id}>
            <ClinicChoice clinic={clinic} onChoose={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
