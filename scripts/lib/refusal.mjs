// @ts-check

/** An error that the user can fix: shown without a stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string} [details] shown above the message, such as the end of a log
   */
  constructor(message, details = "") {
    super(message);
    this.name = "Refusal";
    this.details = details;
  }
}
