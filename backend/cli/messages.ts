/** `npm run messages -- list|show|resend|cancel|preview|accounts`: what clinics say by themselves, through the running backend. */
import { Command, Option } from "commander";
import { z } from "zod";
import { MESSAGE_STATES, STAFF_MESSAGE_KINDS, VISITOR_MESSAGE_KINDS } from "@/contract/messages/kinds";
import { readEnvironment } from "../lib/environment";
import { EXAMPLE_VALUES } from "../messages/templates/examples";
import { renderMessage } from "../messages/templates/render";
import { OperationError } from "../operation/backup";
import { requestBackend } from "../operation/running-backend";
import { runCommandLine } from "./command-line";
import { addAccountCommands } from "./message-accounts";

const LANGUAGES = ["ko", "en", "ja", "zh"] as const;
const rowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(MESSAGE_STATES),
  channel: z.string().nullable(),
  dueAt: z.string(),
  sentAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  reservationId: z.number().nullable(),
  provider: z.string().nullable(),
  providerId: z.string().nullable(),
  cost: z.number().nullable(),
  tries: z.number(),
  failure: z.string().nullable(),
  text: z.string().nullable(),
});
type Row = z.infer<typeof rowSchema>;
const listSchema = z.object({ rows: z.array(rowSchema) });
const oneSchema = z.object({ row: rowSchema });

const program = new Command("npm run messages --").description(
  "What clinics say by themselves, through the backend running on DATA_DIR.",
);

program
  .command("list")
  .description("a clinic's messages, the newest first")
  .argument("<clinic>", "its id")
  .addOption(new Option("--state <state>", "only these").choices(MESSAGE_STATES))
  .action(async (partnerId: string, { state }: { state?: string }) => {
    const { rows } = listSchema.parse(await request("list", { partnerId, state }));
    for (const row of rows) console.log(lineOf(row));
    if (rows.length === 0) console.log("none");
  });

program
  .command("show")
  .description("one message as it was sent, or why it was not")
  .argument("<clinic>", "its id")
  .argument("<message>", "its id")
  .action(async (partnerId: string, id: string) => {
    const { row } = oneSchema.parse(await request("show", { partnerId, id }));
    for (const [name, value] of Object.entries({ ...row, state: stateOf(row) }))
      console.log(`${name.padEnd(14)}${value ?? "-"}`);
  });

for (const [name, description] of [
  ["resend", "send one that failed again"],
  ["cancel", "call one off that has not gone out"],
] as const)
  program
    .command(name)
    .description(description)
    .argument("<clinic>", "its id")
    .argument("<message>", "its id")
    .action(async (partnerId: string, id: string) => {
      const { row } = oneSchema.parse(await request(name, { partnerId, id }));
      console.log(lineOf(row));
    });

program
  .command("preview")
  .description("every template in every language, with example values")
  .action(() => {
    for (const kind of [...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS])
      for (const language of LANGUAGES) {
        const { text, template } = renderMessage(kind, language, EXAMPLE_VALUES);
        console.log(`${template.code}\n${text.replaceAll(/^/gm, "  ")}\n`);
      }
  });

/** A sent one is called delivered once its provider has said so. */
const stateOf = ({ state, deliveredAt }: Row): string => (deliveredAt ? "delivered" : state);

function lineOf(row: Row): string {
  const { id, kind, channel, dueAt, sentAt, failure } = row;
  return [
    id,
    stateOf(row).padEnd(9),
    kind.padEnd(15),
    (channel ?? "-").padEnd(8),
    sentAt ?? dueAt,
    failure ?? "",
  ]
    .join("  ")
    .trimEnd();
}

addAccountCommands(program, (operation, body) => requestOperation(`message-accounts/${operation}`, body));

const request = (operation: string, body: Record<string, unknown>): Promise<unknown> =>
  requestOperation(`messages/${operation}`, body);

async function requestOperation(path: string, body: Record<string, unknown>): Promise<unknown> {
  const { DATA_DIR } = readEnvironment(process.env);
  return requestBackend(DATA_DIR, `/operation/${path}`, body).catch((error: Error) => {
    throw new OperationError(body.partnerId ? `${String(body.partnerId)}: ${error.message}` : error.message);
  });
}

await runCommandLine(program);
