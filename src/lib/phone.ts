/** Spec §5: only the digits. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** Spec §5: groups of 3, 3 or 4, and 4; what does not fit them yet stays as digits. */
export function formatPhone(text: string): string {
  return phoneDigits(text).replace(/^(\d{3})(\d{3,4})(\d{4})$/, "$1-$2-$3");
}

/** A `tel:` link to a number however it is written. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+-]/g, "")}`;
}
