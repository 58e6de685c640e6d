import { requestBackend } from "../../backend/operation/running-backend";
import { PRODUCT } from "../setup/settings";

/** The clinic's answer to a visitor's post, as `npm run answer` gives it. */
export async function answerAsClinic(partnerId: string, postId: number, html: string): Promise<void> {
  await requestBackend(PRODUCT.dataDir, "/operation/answer", { partnerId, postId, html });
}
