import { asc, eq } from "drizzle-orm";
import type { StaffRole } from "@/contract/studio/roles";
import type { Database } from "../db/client";
import { employees } from "../db/schema/employees";
import { partners } from "../db/schema/partners";
import { staff, staffRoles } from "../db/schema/staff";
import { PartnerScope } from "../db/scope";
import { findAccount, giveRole } from "./accounts";

/** One account a role; the code that signs it in stands at /development/messages. */
const ACCOUNTS: { role: StaffRole; name: string; phone: string }[] = [
  { role: "owner", name: "한정원", phone: "01000001001" },
  { role: "manager", name: "오은채", phone: "01000001002" },
  { role: "reception", name: "박소연", phone: "01000001003" },
  { role: "doctor", name: "김도윤", phone: "01000001004" },
  { role: "editor", name: "유나래", phone: "01000001005" },
  { role: "agency", name: "최민재", phone: "01000001006" },
];
/** Of the platform's team, at no clinic. */
const PLATFORM = { name: "정수민", phone: "01000001007" };
/** A development start may have thousands of generated partners. */
const MOST_CLINICS = 10;
const START = { kind: "command", id: null, name: "개발용 시작" } as const;

/** Accounts to try the studio with, at clinics that have none. For development on one's own machine only. */
export async function seedDevelopmentStaff(db: Database, now: Date): Promise<void> {
  await db
    .insert(staff)
    .values({ ...PLATFORM, isPlatform: true, createdAt: now })
    .onConflictDoNothing();
  const clinics = await db
    .select({ id: partners.id })
    .from(partners)
    .orderBy(asc(partners.id))
    .limit(MOST_CLINICS);
  for (const { id } of clinics) {
    const [somebody] = await db.select().from(staffRoles).where(eq(staffRoles.partnerId, id)).limit(1);
    if (!somebody) await seedClinic(db, id, now);
  }
}

async function seedClinic(db: Database, partnerId: string, now: Date): Promise<void> {
  const scope = new PartnerScope(db, partnerId);
  const doctor = await scope.first(employees, { orderBy: [asc(employees.sortOrder)] });
  await db.transaction(async (inside) => {
    for (const { role, name, phone } of ACCOUNTS) {
      await inside.insert(staff).values({ name, phone, createdAt: now }).onConflictDoNothing();
      const account = await findAccount(inside, phone);
      const employeeId = role === "doctor" ? (doctor?.id ?? null) : null;
      if (account)
        await giveRole(inside, partnerId, { staffId: account.id, role, employeeId }, { actor: START, now });
    }
  });
}
