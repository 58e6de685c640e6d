// @ts-check

/** Something a person can put right: shown as one line, without a stack. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string} [details] lines shown above the message, such as the end of a log
   */
  constructor(message, details = "") {
    super(message);
    this.name = "Refusal";
    this.details = details;
  }
}
