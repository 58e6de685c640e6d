import { isCancel, text } from "@clack/prompts";
import { CommandError } from "./failure";

/** Asks for the partner's id; throws CommandError unless it is typed, and where nobody is there to ask. */
export async function confirmByTyping(id: string): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CommandError("Nobody is there to confirm it: --yes does without.", 2);
  const typed = await text({ message: `Type ${id} to remove it for good` });
  if (isCancel(typed) || typed.trim() !== id)
    throw new CommandError("Not confirmed: nothing was removed.", 2);
}
