import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { call } from "../api";
import { labels } from "../labels";
import { tellUnlocked } from "../lock/lock";
import { setLocked } from "../lock/locked";
import { CodeForm } from "./code-form";
import { Door } from "./door";

export function InvitePage({ token }: { token: string }) {
  const params = { token };
  const client = useQueryClient();
  const [, go] = useLocation();
  const [typed, setTyped] = useState<string>();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call("GET /studio/invitations/:token", { params }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.isError) return <Door title={labels.invite.gone} hint={invitation.error.message} />;
  if (!invitation.data) return <Door title={labels.loading} />;
  const { clinicName, role, maskedPhone, name: known } = invitation.data.row;
  const name = typed ?? known ?? "";
  return (
    <Door
      title={labels.invite.title(clinicName)}
      hint={labels.invite.as(STAFF_ROLE_NAMES[role], maskedPhone)}
    >
      <CodeForm
        first={
          known === null && (
            <label className="field">
              <span>{labels.invite.name}</span>
              <input
                className="input tall"
                autoComplete="name"
                maxLength={30}
                value={name}
                onChange={({ target }) => setTyped(target.value)}
                required
              />
            </label>
          )
        }
        sent={labels.signIn.sent(maskedPhone)}
        onAsk={() => call("POST /studio/invitations/:token/code", { params })}
        onCode={async (code) => {
          const { row } = await call("POST /studio/invitations/:token", { params, body: { code, name } });
          client.clear();
          client.setQueryData(["account"], row);
          tellUnlocked(row);
          setLocked(false);
          go("/", { replace: true });
        }}
      />
    </Door>
  );
}
