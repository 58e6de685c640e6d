import { randomBytes } from "node:crypto";
import type { Database } from "../db/client";
import { publishChallenge } from "./challenges";
import { CertificateError } from "./failures";

const TIMEOUT_MS = 5000;
export const CHALLENGE_PATH = "/.well-known/acme-challenge";

/** Throws a CertificateError unless a request to the name is answered by this platform. */
export async function refuseElsewhere(
  db: Database,
  { host, now }: { host: string; now: Date },
): Promise<void> {
  const token = `probe-${randomBytes(16).toString("hex")}`;
  const response = randomBytes(16).toString("hex");
  await publishChallenge(db, { token, host, response, now });
  const answer = await fetch(`http://${host}${CHALLENGE_PATH}/${token}`, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((got) => got.text())
    .catch((error: unknown) => {
      const { cause = error } = error as { cause?: unknown };
      throw new CertificateError("connection", cause instanceof Error ? cause.message : String(cause));
    });
  if (answer !== response) throw new CertificateError("wrong-answer", "asked before the order");
}
