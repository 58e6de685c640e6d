import type { DeployStatus } from "@/contract/tenant/deploy-status";
import type { TemplateId } from "./template";

/** What `new` knows about a clinic once everything is answered, each answer valid by itself. */
export interface Answers {
  id: string;
  template: TemplateId;
  /** What visitors read. */
  name: string;
  /** As it is registered. */
  registeredName: string;
  code: string;
  /** ASCII. */
  domain: string;
  aliases: string[];
  tel: string;
  address: string;
  representative: string;
  businessNumber: string;
  /** Null: the template's own. */
  colour: string | null;
  /** Null: the template's sample treatments. */
  csv: string | null;
  pictures: string | null;
  status: DeployStatus;
  eventTitle: string;
  /** How long the prices of the event column hold, from the day of publishing. */
  eventDays: number;
}
