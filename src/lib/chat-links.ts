/** A chat app's page for an id that a partner gave; an official LINE id begins with @, a person's does not. */
export const lineHref = (id: string): string =>
  id.startsWith("@")
    ? `https://line.me/R/ti/p/${encodeURIComponent(id)}`
    : `https://line.me/ti/p/~${encodeURIComponent(id)}`;

/** A WhatsApp id is a phone number with its country's code; null where it has no such digits. */
export function whatsappHref(id: string): string | null {
  const digits = id.replace(/\D/g, "");
  return /^[1-9]\d{6,14}$/.test(digits) ? `https://wa.me/${digits}` : null;
}
