/** The `type` of the message `{ type, impUid }` by which a verification's window tells the one that opened it. */
export const IDENTITY_DONE_MESSAGE = "identity-done";
