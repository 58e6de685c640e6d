/** `--curve` of tokens.css, for what is moved by script or stands on a page that has no tokens. */
export const MOTION_CURVE = "cubic-bezier(.2,0,0,1)";
