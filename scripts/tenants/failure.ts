/** What a command cannot do, and why, in words for whoever called it. */
export class CommandError extends Error {
  override name = "CommandError";

  constructor(
    message: string,
    /** 1: what was asked for does not hold. 2: it was asked for wrongly. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
