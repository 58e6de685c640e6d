/** `010-1234-5678`; numbers from abroad as they are. */
export const phoneText = (phone: string): string => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/, "$1-$2-$3");
