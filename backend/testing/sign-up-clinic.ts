import { randomUUID } from "node:crypto";
import type { MadeUpPerson } from "../providers/development-identity";
import type { Answer } from "./call-app";
import type { Engine } from "./engines";
import { randomPhone } from "./people";
import { alphaAndBeta } from "./tenants";
import { createTestBackend, FRIDAY_MORNING } from "./test-backend";

/** Two clinics, and short ways to verify people and to sign them up and in. */
export async function openSignUpClinic(engine: Engine) {
  const backend = await createTestBackend(engine, alphaAndBeta());
  const { call, identity } = backend;
  const agreements = await backend.requiredAgreements();
  const verify = (person: MadeUpPerson) => identity.verify(person);
  const signUp = (impUid: string, body: object = {}, tenant = "alpha") =>
    call("POST /api/signup", { body: { impUid, agreements, ...body } }, { tenant });
  const signIn = (impUid: string, body: object = {}, tenant = "alpha") =>
    call("POST /api/signin", { body: { impUid, ...body } }, { tenant });
  const whoIs = (token: string) => call("GET /customers/this", {}, { token });
  return { ...backend, backend, agreements, verify, signUp, signIn, whoIs };
}

export type SignUpClinic = Awaited<ReturnType<typeof openSignUpClinic>>;

/** Seconds after the clock's usual now. */
export const later = (seconds: number) => new Date(FRIDAY_MORNING.getTime() + seconds * 1000);

/** A unique person. */
export const newPerson = (changes: Partial<MadeUpPerson> = {}): MadeUpPerson => ({
  name: "김하윤",
  phone: randomPhone(),
  birthDate: "1991-03-02",
  gender: "female",
  identityKey: randomUUID(),
  ...changes,
});

export const tokenOf = ({ headers }: Answer<unknown>): string => headers.get("authorization") ?? "";

/** Status and code of a call that failed. */
export const refusal = ({ status, body }: Answer<object>) => [
  status,
  "message" in body ? body.message : null,
];
