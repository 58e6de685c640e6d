import type { Customer } from "@/contract/api/auth-and-customer";
import type { SignedInCustomer } from "../call/call";
import { isAdult } from "./adulthood";

export function describeCustomer(customer: SignedInCustomer, now: Date): Customer {
  const { id, name, phone, isRegular, birthDate, gender, email, isMarketingReceivable } = customer;
  return {
    id,
    name,
    phone,
    contactEmail: customer.contactEmail || null,
    isRegular,
    birthDate,
    gender,
    email,
    isAdult: isAdult(customer, now),
    isMarketingReceivable,
    marketingChangedAt: customer.marketingChangedAt?.toISOString() ?? null,
  };
}
