/** Where the messenger's official loader fetches its script. */
export const CHAT_SCRIPT_URL = "https://cdn.channel.io/plugin/ch-plugin-web.js";
/** A visitor who asked for the chat is offered the phone after this. */
export const CHAT_START_LIMIT_MS = 5000;
