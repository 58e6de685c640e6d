import PlusIcon from "@lucide/icons/icons/plus";
import { useState } from "react";
import {
  can,
  grantableTo,
  isOwnersToGive,
  rolesToInviteTo,
  STAFF_ROLE_NAMES,
  type StaffAction,
  type StaffRole,
} from "@/contract/studio/roles";
import type { ClinicStaff } from "@/contract/studio/staff";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { labels } from "../labels";
import { phoneText } from "../phone-text";
import { useClinic } from "../session/use-account";
import { Dialog, DialogFoot } from "../ui/dialog";
import { useNow } from "../use-now";
import { momentText } from "../when";
import { InviteDialog } from "./invite-dialog";
import { peopleLabels } from "./labels";
import { useStaff, useStaffChange } from "./use-staff";
import { Visits } from "./visits";

/** Who works at the clinic, and who is invited to. */
export function PeoplePage() {
  const clinic = useClinic();
  const { data, error } = useStaff();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <div className="s-head row wrapit between">
        <h1 className="t1">{peopleLabels.title}</h1>
        <button type="button" className="btn line" onClick={() => setIsInviting(true)}>
          <Icon of={PlusIcon} size={16} className="i" />
          {peopleLabels.invite}
        </button>
      </div>
      {error && !data && <p className="note badn">{error.message}</p>}
      {!data && !error && <p className="t4 soft">{labels.loading}</p>}
      {data && (
        <>
          <ul className="sheet pp">
            {data.people.map((person) => (
              <Person key={person.id} person={person} doctors={data.doctors} />
            ))}
          </ul>
          {!can(clinic, "write-roles") && <p className="t5">{peopleLabels.ownersAlone}</p>}
          <Invitations invitations={data.invitations} />
          <Visits visits={data.visits} />
        </>
      )}
      {isInviting && data && <InviteDialog doctors={data.doctors} onClose={() => setIsInviting(false)} />}
    </>
  );
}

interface PersonProps {
  person: ClinicStaff["people"][number];
  doctors: ClinicStaff["doctors"];
}

function Person({ person, doctors }: PersonProps) {
  const clinic = useClinic();
  const now = useNow();
  const { id, name, phone, role, employeeId, seenAt, isSelf } = person;
  const isMine = can(clinic, "write-roles") && !isSelf;
  const change = useStaffChange(
    (clinicId, body: { role: StaffRole; employeeId: number | null; grants?: StaffAction[] }) =>
      call("PUT /studio/:clinic/staff/:id", { params: { clinic: clinicId, id }, body }),
    (body) =>
      body.grants ? peopleLabels.granted(name) : peopleLabels.changed(name, STAFF_ROLE_NAMES[body.role]),
  );
  const roles = rolesToInviteTo(clinic);
  return (
    <li className="pp-row">
      <span className="s-face" aria-hidden>
        {name.slice(0, 1)}
      </span>
      <span className="grow">
        <b className="t3">{name}</b>
        <span className="t5 n pp-line">
          {phoneText(phone)} · {isSelf ? peopleLabels.self : seenText(seenAt, now)}
        </span>
      </span>
      {isMine ? (
        <select
          className="input pp-role"
          aria-label={peopleLabels.roleOf(name)}
          value={role}
          disabled={change.isPending}
          onChange={({ target }) => {
            const next = roles.find((each) => each === target.value);
            if (next) change.mutate({ role: next, employeeId: next === "doctor" ? employeeId : null });
          }}
        >
          {[...new Set([role, ...roles])].map((each) => (
            <option key={each} value={each}>
              {STAFF_ROLE_NAMES[each]}
            </option>
          ))}
        </select>
      ) : (
        <span className="tag">{STAFF_ROLE_NAMES[role]}</span>
      )}
      {isMine && role === "doctor" && (
        <select
          className="input pp-role"
          aria-label={peopleLabels.columnOf(name)}
          value={employeeId ?? ""}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ role, employeeId: Number(target.value) || null })}
        >
          <option value="">{peopleLabels.noColumn}</option>
          {doctors.map((doctor) => (
            <option key={doctor.id} value={doctor.id}>
              {doctor.name}
            </option>
          ))}
        </select>
      )}
      {isMine && <Remove person={person} />}
      {isMine && (
        <Grants
          person={person}
          isDisabled={change.isPending}
          onChange={(next) => change.mutate({ role, employeeId, grants: next })}
        />
      )}
    </li>
  );
}

interface GrantsProps {
  person: PersonProps["person"];
  isDisabled: boolean;
  onChange: (grants: StaffAction[]) => void;
}

/** What the owner can switch on for the person, each with its tick. */
function Grants({ person: { name, role, grants }, isDisabled, onChange }: GrantsProps) {
  const choices = grantableTo(role);
  if (choices.length === 0) return null;
  return (
    <fieldset className="pp-grants" aria-label={peopleLabels.grantsOf(name)}>
      {choices.map((action) => (
        <label key={action} className="pp-grant">
          <input
            type="checkbox"
            checked={grants.includes(action)}
            disabled={isDisabled}
            onChange={({ target }) =>
              onChange(choices.filter((each) => (each === action ? target.checked : grants.includes(each))))
            }
          />
          {peopleLabels.grants[action]}
        </label>
      ))}
    </fieldset>
  );
}

const seenText = (seenAt: string | null, now: Date) =>
  seenAt ? `${peopleLabels.seen} ${momentText(seenAt, now)}` : peopleLabels.notIn;

function Remove({ person: { id, name } }: Pick<PersonProps, "person">) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const remove = useStaffChange(
    (clinic) => call("DELETE /studio/:clinic/staff/:id", { params: { clinic, id } }),
    () => peopleLabels.removed(name),
    close,
  );
  return (
    <>
      <button
        type="button"
        className="btn line"
        aria-label={peopleLabels.remove(name)}
        onClick={() => setIsAsking(true)}
      >
        {peopleLabels.removeSubmit}
      </button>
      {isAsking && (
        <Dialog
          title={`${name} · ${peopleLabels.removeTitle}`}
          onClose={close}
          onSubmit={() => remove.isPending || remove.mutate(undefined)}
          foot={
            <DialogFoot
              keep={peopleLabels.keep}
              onClose={close}
              submit={peopleLabels.removeSubmit}
              isDisabled={remove.isPending}
            />
          }
        >
          <p className="t4">{peopleLabels.removeHint(name)}</p>
        </Dialog>
      )}
    </>
  );
}

function Invitations({ invitations }: Pick<ClinicStaff, "invitations">) {
  const clinic = useClinic();
  const now = useNow();
  const withdraw = useStaffChange(
    (clinicId, phone: string) =>
      call("DELETE /studio/:clinic/invitations/:phone", { params: { clinic: clinicId, phone } }),
    () => peopleLabels.withdrawn,
  );
  return (
    <section className="stack" aria-labelledby="invitations-title">
      <h2 className="t2" id="invitations-title">
        {peopleLabels.invitations}
      </h2>
      {invitations.length === 0 ? (
        <p className="t5">{peopleLabels.noInvitations}</p>
      ) : (
        <ul className="sheet pp">
          {invitations.map(({ phone, role, invitedBy, expiresAt }) => (
            <li key={phone} className="pp-row">
              <span className="grow">
                <b className="t3 n">{phoneText(phone)}</b>
                <span className="t5 n pp-line">
                  {invitedBy ? peopleLabels.by(invitedBy) : peopleLabels.byPlatform} ·{" "}
                  {peopleLabels.until(momentText(expiresAt, now))}
                </span>
              </span>
              <span className="tag">{STAFF_ROLE_NAMES[role]}</span>
              {(can(clinic, "write-roles") || !isOwnersToGive(role)) && (
                <button
                  type="button"
                  className="btn line"
                  aria-label={peopleLabels.withdraw(phoneText(phone))}
                  disabled={withdraw.isPending}
                  onClick={() => withdraw.mutate(phone)}
                >
                  {peopleLabels.withdrawWord}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
