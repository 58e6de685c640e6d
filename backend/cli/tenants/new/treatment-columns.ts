/** A column and its accepted names, the default first. */
interface TreatmentColumn {
  names: readonly [string, ...string[]];
  isRequired?: boolean;
}

const TREATMENT_COLUMNS = {
  category: { names: ["카테고리", "분류", "category"], isRequired: true },
  name: { names: ["시술명", "진료명", "이름", "name", "treatment"], isRequired: true },
  option: { names: ["옵션", "옵션명", "구분", "option"] },
  price: { names: ["정가", "가격", "금액", "price"], isRequired: true },
  eventPrice: { names: ["이벤트가", "할인가", "event price"] },
  duration: { names: ["소요시간", "시간", "duration", "minutes"] },
  summary: { names: ["한줄소개", "요약", "summary"] },
  description: { names: ["설명", "description"] },
  recommendedFor: { names: ["추천대상", "recommended for"] },
  anaesthesia: { names: ["마취", "anaesthesia", "anesthesia"] },
  recovery: { names: ["회복", "회복기간", "recovery"] },
  caution: { names: ["주의사항", "부작용", "caution"] },
  tags: { names: ["태그", "해시태그", "tags"] },
  isRecommend: { names: ["추천", "recommend"] },
  image: { names: ["이미지", "사진", "image", "picture"] },
} as const satisfies Record<string, TreatmentColumn>;
export type ColumnKey = keyof typeof TREATMENT_COLUMNS;

export const COLUMN_KEYS = Object.keys(TREATMENT_COLUMNS) as ColumnKey[];
export const columnName = (key: ColumnKey): string => TREATMENT_COLUMNS[key].names[0];
export const isColumnRequired = (key: ColumnKey): boolean => "isRequired" in TREATMENT_COLUMNS[key];

/** Ignores whitespace, case, underscores and text in brackets: `가격(원)`. */
export function columnOf(head: string): ColumnKey | undefined {
  const wanted = plain(head);
  return COLUMN_KEYS.find((key) => TREATMENT_COLUMNS[key].names.some((name) => plain(name) === wanted));
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\(.*?\)|（.*?）|\[.*?\]|[\s_*]/g, "");
