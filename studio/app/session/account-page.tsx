import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import type { StudioKey } from "@/contract/studio";
import { call } from "../api";
import { KeyChoice } from "../keys/key-choice";
import { keyLabels } from "../keys/labels";
import { labels } from "../labels";
import { LockChoice } from "../lock/lock-choice";
import { useNow } from "../use-now";
import { nearDay } from "../when";
import { Door } from "./door";
import { accountLabels } from "./labels";
import { hasPasskeys } from "./passkey";
import { MakePasskey } from "./passkey-offer";
import { useAccount } from "./use-account";

const PASSKEYS = ["account", "passkeys"];
const SESSIONS = ["account", "sessions"];

/** The person's own account: passkeys and devices that are signed in, each to be taken away. */
export function AccountPage() {
  const account = useAccount();
  const now = useNow();
  const client = useQueryClient();
  const passkeys = useQuery({ queryKey: PASSKEYS, queryFn: () => call("GET /studio/account/passkeys", {}) });
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: () => call("GET /studio/account/sessions", {}) });
  const invalidate = (queryKey: string[]) => client.invalidateQueries({ queryKey });
  async function take(key: Extract<StudioKey, `DELETE /studio/account/${string}`>, id: number) {
    await call(key, { params: { id } });
    await Promise.all([invalidate(PASSKEYS), invalidate(SESSIONS)]);
  }
  if (!account) return <Door title={labels.loading} />;
  return (
    <Door title={accountLabels.title} hint={account.name}>
      <section className="stack gap12">
        <h2 className="t3">{accountLabels.passkeys}</h2>
        {passkeys.data?.count === 0 && <p className="t4 soft">{accountLabels.noPasskeys}</p>}
        <ul className="sheet devices">
          {passkeys.data?.rows.map(({ id, device, createdAt, usedAt }) => (
            <li key={id} className="row between">
              <span>
                <b className="t3">{device}</b>
                <br />
                <span className="t5">
                  {usedAt
                    ? accountLabels.usedOn(nearDay(usedAt, now))
                    : accountLabels.madeOn(nearDay(createdAt, now))}
                </span>
              </span>
              <button
                type="button"
                className="btn line"
                aria-label={accountLabels.forget(device)}
                onClick={() => take("DELETE /studio/account/passkeys/:id", id)}
              >
                {accountLabels.forgetWord}
              </button>
            </li>
          ))}
        </ul>
        {hasPasskeys() && <MakePasskey account={account} onMade={() => invalidate(PASSKEYS)} />}
      </section>
      <section className="stack gap12">
        <h2 className="t3">{accountLabels.sessions}</h2>
        <ul className="sheet devices">
          {sessions.data?.rows.map(({ id, device, seenAt, isThis }) => (
            <li key={id} className="row between">
              <span>
                <b className="t3">{device}</b>
                <br />
                <span className="t5">
                  {isThis ? accountLabels.thisOne : accountLabels.seenOn(nearDay(seenAt, now))}
                </span>
              </span>
              {!isThis && (
                <button
                  type="button"
                  className="btn line"
                  aria-label={accountLabels.end(device)}
                  onClick={() => take("DELETE /studio/account/sessions/:id", id)}
                >
                  {accountLabels.endWord}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <LockChoice />
      <section className="stack gap12">
        <h2 className="t3">{keyLabels.title}</h2>
        <KeyChoice />
      </section>
      <Link href="/" className="btn line h40">
        {accountLabels.toClinic}
      </Link>
    </Door>
  );
}
