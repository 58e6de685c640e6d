import { deliver } from "../messages/deliver";
import { listDue } from "../messages/ledger";
import type { DeliveryServices } from "../messages/services";
import { SendError } from "../providers/message-provider";

/** Longer than what the desk presses can be taken back. */
const MOMENT_MS = 15_000;

/** Sends what goes out within a moment of now, as the queue does it, but by the clock of the test. */
export function deliveriesOf(services: DeliveryServices): () => Promise<void> {
  let delivering: Promise<void> = Promise.resolve();
  const deliverNow = async () => {
    const soon = new Date(services.now().getTime() + MOMENT_MS);
    for (const message of await listDue(services.db, soon))
      await deliver(services, { ...message, isLastTry: true }).catch((error: unknown) => {
        if (!(error instanceof SendError)) throw error;
      });
  };
  return () => {
    delivering = delivering.then(deliverNow);
    return delivering;
  };
}
