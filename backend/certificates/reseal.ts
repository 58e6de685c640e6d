import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { acmeAccounts, certificates } from "../db/schema/certificates";
import type { Sealing } from "../lib/sealed";

/** Seals every private key by the newest key, after which older ones can go; returns how many. Throws a SealError. */
export const resealCertificates = (db: Database, sealing: Sealing): Promise<number> =>
  db.transaction(async (transaction) => {
    const again = async (sealed: string, owner: string) =>
      sealing.seal(await sealing.open(sealed, owner), owner);
    const accounts = await transaction.select().from(acmeAccounts).for("update");
    for (const { directory, key } of accounts)
      await transaction
        .update(acmeAccounts)
        .set({ key: await again(key, `acme ${directory}`) })
        .where(eq(acmeAccounts.directory, directory));
    const rows = await transaction.select().from(certificates).for("update");
    for (const { host, key, openOrder: open } of rows) {
      const owner = `certificate ${host}`;
      const openOrder = open && { ...open, key: await again(open.key, owner) };
      await transaction
        .update(certificates)
        .set({ key: key && (await again(key, owner)), openOrder })
        .where(eq(certificates.host, host));
    }
    return accounts.length + rows.length;
  });
