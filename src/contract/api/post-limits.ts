/** Without zod, for forms in the browser. */
export const POST_TITLE_LENGTH = 120;
export const POST_CONTENT_LENGTH = 5000;
export const POST_AUTHOR_LENGTH = 40;
export const POST_PASSWORD_MIN = 4;
export const POST_PASSWORD_MAX = 32;
