import type { Call } from "../call/call";
import { ApiError } from "../lib/errors";
import { canReach } from "../providers/sms";

/** E-mail is used where contactEmail is set, else SMS. */
export interface Recipient {
  phone: string;
  contactEmail: string;
}

/** The e-mail to use instead of SMS, empty where SMS reaches the number; a 422 says what is missing. */
export function contactEmailOf(call: Call, phone: string, email: string | undefined): string {
  if (canReach(call.services.sms, phone)) return "";
  if (!call.services.mail)
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

/** Throws when the message was not accepted. The subject is for e-mail. */
export async function sendMessage(
  call: Pick<Call, "services" | "tenant">,
  { phone, contactEmail }: Recipient,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const { id: partnerId, partnerInformation } = call.tenant;
  const signed = `[${partnerInformation.displayName}] ${text}`;
  if (contactEmail === "") return call.services.sms.send({ partnerId, phone, text: signed });
  if (!call.services.mail) throw new Error("SMS does not reach the customer, and there is no mail provider");
  const mail = { partnerId, email: contactEmail, text: signed };
  await call.services.mail.send({ ...mail, subject: `[${partnerInformation.displayName}] ${subject}` });
}
