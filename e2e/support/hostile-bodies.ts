import { type ContentBody, contentBodies } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";

/** An element that no page has: where it is one, words have become markup. */
export const MARK = "x-hit";
/** Of a scheme that neither the contract nor the sanitizer takes: an https picture is the clinic's to show. */
const EVIL = "//evil.example";
export const EVIL_HOST = "evil.example";
const SCRIPT = "window.__hit=1";
/** Of each kind, so that a page says whose words it shows. */
export const wordsOf = (kind: ContentKind): string => `<${MARK}>${kind}.`;

type AnyBody = Record<string, unknown>;
type Path = (string | number)[];

/**
 * A body of a kind with hostile words in every field of text that its contract lets have them, and the names of those
 * fields. What the contract refuses stays as it was: addresses, days, colours, names of a list.
 */
export function hostileBody(kind: ContentKind, body: AnyBody): { body: AnyBody; fields: string[] } {
  let hostile = contentBodies[kind].parse(body) as ContentBody as AnyBody;
  const fields: string[] = [];
  for (const path of textsIn(hostile, stays(kind, hostile))) {
    const found = wordsFor(kind, path, valueAt(hostile, path))
      .map((words) => contentBodies[kind].safeParse(withValue(hostile, path, words)))
      .find(({ success }) => success);
    if (!found?.success) continue;
    hostile = found.data as ContentBody as AnyBody;
    fields.push(path.join("."));
  }
  return { body: hostile, fields };
}

/** People have agreed to a term's versions: a new one says what is hostile. */
export const withNewVersion = (body: AnyBody, effectiveAt: string): AnyBody => {
  const versions = body.versions as AnyBody[];
  return { ...body, versions: [...versions, { ...versions.at(-1), version: "hostile", effectiveAt }] };
};

/** What has to stay for the words to be shown at all. */
function stays(kind: ContentKind, body: AnyBody): (path: Path) => boolean {
  const last = Array.isArray(body.versions) ? body.versions.length - 1 : -1;
  return ([field, index, inner]) =>
    (kind === "popup" && (field === "locations" || (index === 0 && /Content$/.test(String(inner))))) ||
    (kind === "term" && field === "versions" && index !== last);
}

/** From the most to the shortest: the first that the contract takes. */
function wordsFor(kind: ContentKind, path: Path, value: unknown): unknown[] {
  const mark = `${wordsOf(kind)}"'`;
  const long = `${mark}></title></style></script><script>${SCRIPT}</script><img src=${EVIL}/a onerror=${SCRIPT}>]]>`;
  const words = [long, `${mark}</script><script>${SCRIPT}</script>`, mark, `<${MARK}>"'`, `<${MARK}>`];
  if (Array.isArray(value)) return words.map((each) => [each]);
  if (/html$/i.test(path.join("."))) return [htmlOf(kind)];
  // Of its kind: a popup that leads where the page's opening leads is not shown.
  return [...words, `/products?of=${kind}&a="onmouseover="${SCRIPT}"><${MARK}>'`, `<b>"'`];
}

const htmlOf = (kind: ContentKind) =>
  `<p>&lt;${MARK}&gt;${kind}.</p><${MARK}>${kind}</${MARK}><script>${SCRIPT}</script><svg onload="${SCRIPT}"></svg>
  <a href="javascript:${SCRIPT}" onclick="${SCRIPT}">${kind}</a><iframe srcdoc="<script>parent.__hit=1</script>"></iframe>
  <img src="${EVIL}/b.png" onerror="${SCRIPT}"><style>@import "${EVIL}/c.css"</style><p style="background:url(${EVIL}/d)">${kind}</p>`;

/** Paths of texts, of what could be one, and of lists that are empty. */
function textsIn(value: unknown, isLeft: (path: Path) => boolean, path: Path = []): Path[] {
  if (isLeft(path)) return [];
  if (typeof value === "string" || value === null) return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== "object") return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => textsIn(inner, isLeft, [...path, key]));
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as AnyBody)[key], value);

function withValue(value: unknown, [key, ...rest]: Path, words: unknown): unknown {
  if (key === undefined) return words;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? withValue(item, rest, words) : item));
  return { ...(value as AnyBody), [key]: withValue((value as AnyBody)[key], rest, words) };
}
