import { readFile } from "node:fs/promises";
import { Argument, type Command } from "commander";
import { z } from "zod";
import { MESSAGE_MEDIA } from "@/contract/messages/kinds";
import { OperationError } from "../operation/backup";
import { messageAccountSchema } from "../providers/message-account";

const listSchema = z.object({
  rows: z.array(
    z.object({ medium: z.string(), provider: z.string(), sender: z.string(), updatedAt: z.string() }),
  ),
});
const resealedSchema = z.object({ row: z.object({ accounts: z.number() }) });

type Request = (operation: string, body: Record<string, unknown>) => Promise<unknown>;

/** Adds `accounts list|set|remove|reseal`: a clinic's own accounts at providers. */
export function addAccountCommands(program: Command, request: Request): void {
  const accounts = program.command("accounts").description("clinics' own accounts at providers");

  accounts
    .command("list")
    .description("a clinic's accounts, without their secrets")
    .argument("<clinic>", "its id")
    .action(async (partnerId: string) => {
      const { rows } = listSchema.parse(await request("list", { partnerId }));
      for (const { medium, provider, sender, updatedAt } of rows)
        console.log(`${medium.padEnd(7)}${provider.padEnd(9)}${sender}  ${updatedAt}`);
      if (rows.length === 0) console.log("none: its messages go by the platform's");
    });

  accounts
    .command("set")
    .description("replace an account by the settings in a file")
    .argument("<clinic>", "its id")
    .argument("<file>", "JSON as docs/messages.md shows it; - reads it from the terminal's input")
    .action(async (partnerId: string, file: string) => {
      await request("set", { partnerId, account: await readAccount(file) });
      console.log(`${partnerId}: set`);
    });

  accounts
    .command("remove")
    .description("send by the platform's account again")
    .argument("<clinic>", "its id")
    .addArgument(new Argument("<medium>").choices(MESSAGE_MEDIA))
    .action(async (partnerId: string, medium: string) => {
      await request("remove", { partnerId, medium });
      console.log(`${partnerId}, ${medium}: removed`);
    });

  accounts
    .command("reseal")
    .description("seal every account by the first of CREDENTIALS_KEYS")
    .action(async () => {
      const { row } = resealedSchema.parse(await request("reseal", {}));
      console.log(`${row.accounts} re-encrypted`);
    });
}

/** What is wrong with it is said by field, without the values: they are secrets. */
async function readAccount(file: string): Promise<unknown> {
  const text = await readFile(file === "-" ? "/dev/stdin" : file, "utf8").catch((error: Error) => {
    throw new OperationError(error.message);
  });
  const parsed = messageAccountSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "file"}: ${message}`);
  throw new OperationError(`${file}: ${reasons.join("; ")}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
