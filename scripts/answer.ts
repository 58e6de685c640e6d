/** `npm run answer -- PARTNER POST "TEXT"`: the clinic's answer to a visitor's post, through the backend that runs. */
import { readEnvironment } from "../backend/environment";
import { OperationError } from "../backend/operation/backup";
import { askRunningBackend } from "../backend/tenancy/running-backend";
import { paragraphsOf } from "./operation/paragraphs";
import { runOperation } from "./operation/run-operation";

await runOperation('npm run answer -- PARTNER POST "TEXT"', async ([partnerId, post, ...words], usage) => {
  const html = paragraphsOf(words.join(" "));
  const postId = Number(post);
  if (!partnerId || !Number.isInteger(postId) || !html) throw new OperationError(usage);
  const { DATA_DIR } = readEnvironment(process.env);
  await askRunningBackend(DATA_DIR, "/operation/answer", { partnerId, postId, html }).catch(
    (error: Error) => {
      throw new OperationError(`${partnerId}, post ${postId}: not answered. ${error.message}`);
    },
  );
  console.log(`${partnerId}, post ${postId}: answered`);
});
