/** `npm run answer -- PARTNER POST "TEXT"`: the clinic's answer to a visitor's post, through the running backend. */
import { Command } from "commander";
import { readEnvironment } from "../lib/environment";
import { OperationError } from "../operation/backup";
import { requestBackend } from "../operation/running-backend";
import { runCommandLine, wholeNumber } from "./command-line";
import { paragraphsOf } from "./paragraphs";

const program = new Command("npm run answer --")
  .description("The clinic's answer to a visitor's post, through the backend running on DATA_DIR.")
  .argument("<partner>", "its id")
  .argument("<post>", "the post's number", wholeNumber(1, Number.MAX_SAFE_INTEGER))
  .argument("<text...>", "plain text; an empty line separates paragraphs")
  .addHelpText("after", '\nExample:\n  npm run answer -- lumiere 120 "네, 됩니다."')
  .action(async (partnerId: string, postId: number, words: string[]) => {
    const html = paragraphsOf(words.join(" "));
    if (!html) return program.error("error: the text is empty");
    const { DATA_DIR } = readEnvironment(process.env);
    await requestBackend(DATA_DIR, "/operation/answer", { partnerId, postId, html }).catch((error: Error) => {
      throw new OperationError(`${partnerId}, post ${postId}: not answered. ${error.message}`);
    });
    console.log(`${partnerId}, post ${postId}: answered`);
  });

await runCommandLine(program);
