import { plainText } from "./changes";
import type { Finding } from "./findings";
import type { ContentKind } from "./kinds";
import { contrastFindings } from "./theme-findings";

/**
 * What the law has against words of content, as far as a program sees it; `docs/studio.md` says that counsel has to read
 * this list before a clinic relies on it.
 */
interface WordRule {
  rule: string;
  severity: Finding["severity"];
  pattern: RegExp;
  message: string;
  article: string;
}

const PROMISES = "의료법 제56조 제2항";

const WORD_RULES: WordRule[] = [
  {
    rule: "no-side-effects",
    severity: "stops",
    pattern: /부작용(이|은|도)?\s*(전혀\s*)?없(는|이|습|다|어)|무부작용/,
    message: "부작용이 없다고 말할 수 없습니다. 어떤 부작용이 있을 수 있는지 적어 주세요.",
    article: PROMISES,
  },
  {
    rule: "superlative",
    severity: "stops",
    pattern: /최고의?|국내\s*최초|세계\s*최초|유일(한|하게)|업계\s*1위|1위|완벽(한|하게|히)|100\s*%/,
    message: "최상급이나 단정하는 표현은 쓸 수 없습니다. 사실을 그대로 적어 주세요.",
    article: PROMISES,
  },
  {
    rule: "promise",
    severity: "asks",
    pattern: /완치|보장|확실(한|하게|히)|영구(적|히)|반드시\s*좋아/,
    message: "효과를 약속하는 말로 읽힐 수 있습니다.",
    article: PROMISES,
  },
  {
    rule: "comparison",
    severity: "asks",
    pattern: /타\s*병원|다른\s*병원(보다|과)|최저가|가장\s*(싼|저렴)/,
    message: "다른 의료기관과 비교하는 말로 읽힐 수 있습니다.",
    article: PROMISES,
  },
  {
    rule: "inducement",
    severity: "asks",
    pattern: /무료|공짜|증정|사은품|경품/,
    message: "환자를 유인하는 일로 볼 수 있는 말입니다.",
    article: "의료법 제27조 제3항",
  },
];

/** Kinds whose words are an advertisement. */
const ADVERTISING: ReadonlySet<ContentKind> = new Set([
  "product",
  "event",
  "exhibition",
  "branding",
  "popup",
  "banner",
  "notice",
  "board",
  "doctor",
  "page",
  "home",
]);

type Body = Record<string, unknown>;

/**
 * What stands against a body. What the live thing says already is only asked for: a price must not wait for old words.
 */
export function findFindings(kind: ContentKind, body: Body, live: Body | null): Finding[] {
  const found = ownFindings(kind, body);
  const known = new Set(live ? ownFindings(kind, live).map(keyOf) : []);
  return found.map((finding) => (known.has(keyOf(finding)) ? { ...finding, severity: "asks" } : finding));
}

const keyOf = ({ rule, words }: Finding) => `${rule} ${words}`;

function ownFindings(kind: ContentKind, body: Body): Finding[] {
  return [
    ...(ADVERTISING.has(kind) ? wordFindings(body) : []),
    ...pictureFindings(body),
    ...(RULES[kind]?.(body) ?? []),
  ];
}

function wordFindings(body: Body): Finding[] {
  return textsOf(body).flatMap(([field, text]) =>
    WORD_RULES.flatMap(({ pattern, ...rule }) => {
      const [words] = pattern.exec(plainText(text)) ?? [];
      return words === undefined ? [] : [{ ...rule, field, words }];
    }),
  );
}

const RULES: Partial<Record<ContentKind, (body: Body) => Finding[]>> = {
  theme: contrastFindings,
  product: ({ options, cautionHtml }) => {
    const hasPrice = (options as { price: number | null }[]).some(({ price }) => price !== null);
    return hasPrice && plainText(String(cautionHtml)) === ""
      ? [
          {
            severity: "stops",
            rule: "caution-missing",
            field: "cautionHtml",
            words: null,
            message: "가격이 있는 시술에는 부작용과 주의 사항을 적어야 합니다.",
            article: PROMISES,
          },
        ]
      : [];
  },
  event: ({ prices }) =>
    (prices as unknown[]).length > 0
      ? [
          {
            severity: "asks",
            rule: "former-price",
            field: "prices",
            words: null,
            message: "할인 전 가격을 실제로 받아 온 것이 맞는지 확인합니다.",
            article: "의료법 시행령 제23조",
          },
        ]
      : [],
  beforeAfter: () => [
    {
      severity: "asks",
      rule: "patient-consent",
      field: "beforeImageUrl",
      words: null,
      message: "환자의 동의를 받았고, 같은 조건에서 찍은 사진임을 확인합니다.",
      article: PROMISES,
    },
  ],
};

/** Every picture says what it shows. */
function pictureFindings(body: Body): Finding[] {
  const { image, gallery } = body as { image?: Picture | null; gallery?: Picture[] };
  const pictures: [string, Picture][] = [
    ...(image ? [["image", image] as [string, Picture]] : []),
    ...(gallery ?? []).map((picture, index): [string, Picture] => [`gallery.${index}`, picture]),
  ];
  return pictures
    .filter(([, { alt }]) => alt.trim() === "")
    .map(([field]) => ({
      severity: "stops",
      rule: `alt ${field}`,
      field: `${field}.alt`,
      words: null,
      message: "사진에 무엇이 보이는지 적어 주세요.",
      article: null,
    }));
}

interface Picture {
  alt: string;
}

function textsOf(value: unknown, path = ""): [field: string, text: string][] {
  if (typeof value === "string") return /(^|\.)(url|imageUrl|key|type)$/i.test(path) ? [] : [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}
