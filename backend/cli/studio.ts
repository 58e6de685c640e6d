/** `npm run studio -- invite|list|remove|platform`: who may work at a clinic, through the running backend. */
import { Command, Option } from "commander";
import { z } from "zod";
import { STAFF_ROLE_NAMES, STAFF_ROLES } from "@/contract/studio/roles";
import { readEnvironment } from "../lib/environment";
import { OperationError } from "../operation/backup";
import { requestBackend } from "../operation/running-backend";
import { runCommandLine } from "./command-line";

const invitedSchema = z.object({ row: z.object({ link: z.string() }) });
const staffSchema = z.object({
  rows: z.array(z.object({ name: z.string(), phone: z.string(), role: z.enum(STAFF_ROLES) })),
});

const program = new Command("npm run studio --").description(
  "Who may work at a clinic, through the backend running on DATA_DIR.",
);

program
  .command("invite")
  .description("make a link for a phone, valid once and for 72 hours")
  .argument("<clinic>", "its id")
  .argument("<phone>", "whose code the link asks for")
  .addOption(new Option("--role <role>", "what the person may do").choices(STAFF_ROLES).default("owner"))
  .option("--employee <key>", "the doctor whose column is their own, by the key in the clinic's content")
  .addHelpText("after", "\nExample:\n  npm run studio -- invite lumiere 010-1234-5678 --role reception")
  .action(
    async (partnerId: string, phone: string, { role, employee }: { role: string; employee?: string }) => {
      const answer = await request("invite", { partnerId, phone, role, employee });
      console.log(invitedSchema.parse(answer).row.link);
    },
  );

program
  .command("list")
  .description("the people of a clinic")
  .argument("<clinic>", "its id")
  .action(async (partnerId: string) => {
    const { rows } = staffSchema.parse(await request("list", { partnerId }));
    for (const { name, phone, role } of rows) console.log(`${phone}  ${STAFF_ROLE_NAMES[role]}  ${name}`);
    if (rows.length === 0) console.log(`Nobody yet: npm run studio -- invite ${partnerId} <phone>`);
  });

program
  .command("remove")
  .description("take somebody's role at a clinic away; their sessions end")
  .argument("<clinic>", "its id")
  .argument("<phone>")
  .action(async (partnerId: string, phone: string) => {
    await request("remove", { partnerId, phone });
    console.log(`${partnerId}, ${phone}: removed`);
  });

program
  .command("platform")
  .description("make a phone's owner one of the platform's team, who see every clinic, or end it")
  .argument("<phone>", "whose code signs them in")
  .addOption(new Option("--name <name>", "of a new account").conflicts("end"))
  .option("--end", "take it away; their sessions end")
  .action(async (phone: string, { name, end }: { name?: string; end?: boolean }) => {
    if (end) await request("leave-platform", { phone });
    else await request("platform", { phone, name: name ?? phone });
    console.log(`${phone}: ${end ? "no longer" : "now"} of the platform's team`);
  });

async function request(operation: string, body: Record<string, unknown>): Promise<unknown> {
  const { DATA_DIR } = readEnvironment(process.env);
  return requestBackend(DATA_DIR, `/operation/staff/${operation}`, body).catch((error: Error) => {
    throw new OperationError(`${String(body.partnerId ?? body.phone)}: ${error.message}`);
  });
}

await runCommandLine(program);
