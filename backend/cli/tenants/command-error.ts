/** A refused command; the message is shown to the user. */
export class CommandError extends Error {
  override name = "CommandError";

  constructor(
    message: string,
    /** 1: refused. 2: invalid arguments. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
