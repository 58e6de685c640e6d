// @ts-check

const DATA = String.raw`self\.__next_f\.push\(\[1,"[^<]*"\]\)</script>`;
/** Those alone that begin alike: a nonce is never lent to a neighbour. */
const DATA_SCRIPTS = new RegExp(String.raw`(<script(?: nonce="[^"]*")?>)${DATA}(?:\1${DATA})+`, "g");
const SEAM = /"\]\)<\/script><script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,"/g;

/**
 * A page's HTML whose neighbouring data scripts are one: React reads their texts as one stream, cut wherever Next had
 * gathered enough. In a whole page the cuts only cost bytes.
 * @param {string} html
 * @returns {string}
 */
export const joinData = (html) => html.replace(DATA_SCRIPTS, (scripts) => scripts.replace(SEAM, ""));
