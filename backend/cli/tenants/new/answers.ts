import type { DeployStatus } from "@/contract/tenant/deploy-status";
import type { TemplateId } from "./template";

/** The validated answers about a new clinic. */
export interface Answers {
  id: string;
  template: TemplateId;
  /** Shown to visitors. */
  name: string;
  /** The legal name. */
  registeredName: string;
  code: string;
  /** ASCII. */
  domain: string;
  aliases: string[];
  tel: string;
  address: string;
  representative: string;
  businessNumber: string;
  /** Null: the template's. */
  colour: string | null;
  /** Null: the template's sample treatments. */
  csv: string | null;
  pictures: string | null;
  status: DeployStatus;
  eventTitle: string;
  /** Duration of the event prices, from the day of publishing. */
  eventDays: number;
}
