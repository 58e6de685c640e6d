import { useState } from "react";
import { rolesToInviteTo, STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import type { ClinicStaff } from "@/contract/studio/staff";
import { call, failureText } from "../api";
import { useClinic } from "../session/use-account";
import { Dialog, DialogFoot } from "../ui/dialog";
import { peopleLabels } from "./labels";
import { useStaffChange } from "./use-staff";

interface InviteDialogProps {
  doctors: ClinicStaff["doctors"];
  onClose: () => void;
}

/** Sends somebody a link that makes an account of the clinic. */
export function InviteDialog({ doctors, onClose }: InviteDialogProps) {
  const clinic = useClinic();
  const roles = rolesToInviteTo(clinic);
  const [role, setRole] = useState(roles.includes("reception") ? "reception" : roles[0]);
  const [phone, setPhone] = useState("");
  const [employeeId, setEmployeeId] = useState<number | null>(null);
  const invite = useStaffChange(
    (id, body: { phone: string; role: (typeof roles)[number]; employeeId: number | null }) =>
      call("POST /studio/:clinic/invitations", { params: { clinic: id }, body }),
    (_, { isSent }) => (isSent ? peopleLabels.sent(phone) : peopleLabels.notSent),
    onClose,
    { isFailureShown: true },
  );
  function submit() {
    if (!role || invite.isPending) return;
    invite.mutate({ phone: phone.trim(), role, employeeId: role === "doctor" ? employeeId : null });
  }
  return (
    <Dialog
      title={peopleLabels.invite}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <DialogFoot
          keep={peopleLabels.keep}
          onClose={onClose}
          submit={peopleLabels.submit}
          isDisabled={phone.trim() === "" || invite.isPending}
        />
      }
    >
      <div className="g2">
        <label className="field">
          <span>{peopleLabels.phone}</span>
          <input
            className="input n"
            type="tel"
            autoComplete="off"
            required
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </label>
        <label className="field">
          <span>{peopleLabels.role}</span>
          <select
            className="input"
            value={role}
            onChange={({ target }) => setRole(roles.find((each) => each === target.value))}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {STAFF_ROLE_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
        {role === "doctor" && (
          <label className="field">
            <span>{peopleLabels.column}</span>
            <select
              className="input"
              value={employeeId ?? ""}
              onChange={({ target }) => setEmployeeId(Number(target.value) || null)}
            >
              <option value="">{peopleLabels.noColumn}</option>
              {doctors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p className="t5">{peopleLabels.inviteHint}</p>
      {invite.isError && (
        <p className="note badn" role="alert">
          <span>{failureText(invite.error)}</span>
        </p>
      )}
    </Dialog>
  );
}
