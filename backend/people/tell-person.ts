import type { Call } from "../areas/call";
import { ApiError } from "../errors";
import { canReach } from "../providers/sms";

/** Where somebody is written to: by e-mail, or by SMS where that is empty. */
export interface Recipient {
  phone: string;
  contactEmail: string;
}

/** The e-mail that stands in for SMS at a number, empty where SMS reaches it; a 422 says what is missing. */
export function contactEmailOf(call: Call, phone: string, email: string | undefined): string {
  if (canReach(call.sms, phone)) return "";
  if (!call.mail)
    throw new ApiError(
      422,
      "phone.not-reached",
      "이 나라의 번호로는 인증번호를 보낼 수 없습니다. 병원에 연락해 주세요.",
    );
  if (email === undefined)
    throw new ApiError(
      422,
      "email.needed",
      "이 번호로는 문자를 보낼 수 없습니다. 인증번호를 받을 이메일을 적어 주세요.",
    );
  return email;
}

/** Sends a message; throws when it was not taken. The subject is an e-mail's alone. */
export async function tellPerson(
  call: Call,
  { phone, contactEmail }: Recipient,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const { id: partnerId, partnerInformation } = call.tenant;
  const signed = `[${partnerInformation.displayName}] ${text}`;
  if (contactEmail === "") return call.sms.send({ partnerId, phone, text: signed });
  if (!call.mail) throw new Error("There is no mail provider for a customer whom SMS does not reach");
  const mail = { partnerId, email: contactEmail, text: signed };
  await call.mail.send({ ...mail, subject: `[${partnerInformation.displayName}] ${subject}` });
}
