import { STAFF_MESSAGE_KINDS, VISITOR_MESSAGE_KINDS } from "@/contract/messages/kinds";
import type { MessageTemplate } from "@/contract/studio/messages";
import type { Tenant } from "@/contract/tenant/tenant";
import { givesFreePlaces } from "../plan";
import { EXAMPLE_VALUES } from "./examples";
import { renderMessage } from "./render";
import { textIn } from "./texts";

const ABROAD = ["en", "ja", "zh"] as const;

/** Every text that goes out, as it is inspected and with example values, and when this clinic's go out. */
export function listTemplates(tenant: Tenant): MessageTemplate[] {
  const values = { ...EXAMPLE_VALUES, 병원: tenant.partnerInformation.displayName };
  const staffKinds: readonly string[] = STAFF_MESSAGE_KINDS;
  return [...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS].map((kind) => {
    const { text: example, version } = renderMessage(kind, "ko", values);
    const isStaff = staffKinds.includes(kind);
    const abroad = isStaff
      ? []
      : ABROAD.map((language) => ({ language, example: renderMessage(kind, language, values).text }));
    return { kind, version, text: textIn(kind, "ko"), example, abroad, ...whenOf(kind, tenant) };
  });
}

/** A reminder's hour, and what the clinic has switched off. */
function whenOf(kind: MessageTemplate["kind"], tenant: Tenant): Pick<MessageTemplate, "at" | "isOn"> {
  const { reminders } = tenant.messages;
  if (kind === "dayBefore" || kind === "morningOf")
    return { at: reminders[kind], isOn: reminders[kind] !== null };
  return { at: null, isOn: kind !== "placeFree" || givesFreePlaces(tenant) };
}
