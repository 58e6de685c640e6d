/** A number as it is dialled from abroad, `+82-2-540-1234`; as it was, where it has a country or there is no code. */
export function internationalPhone(phone: string, countryCode: string): string {
  const code = countryCode.replace(/\D/g, "");
  if (code === "" || phone.startsWith("+")) return phone;
  const national = phone.replace(/^0/, "").match(/\d+/g) ?? [];
  return [`+${code}`, ...national].join("-");
}

interface ClinicNumbers {
  partnerTel: string | null;
  partnerPhone: string | null;
  partnerInternationalTelCode: string;
}

/** A clinic's number for readers of any country: search engines, maps. */
export function clinicTelephone({
  partnerTel,
  partnerPhone,
  partnerInternationalTelCode,
}: ClinicNumbers): string | undefined {
  const phone = partnerTel ?? partnerPhone;
  return phone ? internationalPhone(phone, partnerInternationalTelCode) : undefined;
}
