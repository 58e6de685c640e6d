import { userInfo } from "node:os";
import type { Environment } from "../../backend/environment";

/** Who stands in the history: `--by`, else PUBLISHED_BY, else this machine's user. */
export const authorOf = (by: string | undefined, { PUBLISHED_BY }: Environment): string =>
  by ?? PUBLISHED_BY ?? userInfo().username;
