/** The `type` of the message `{ type, impUid }` that a verification's window posts to its opener. */
export const IDENTITY_DONE_MESSAGE = "identity-done";
