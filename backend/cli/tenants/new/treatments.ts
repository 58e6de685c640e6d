import type { Problem } from "./problem";
import type { TextKey, TreatmentRow } from "./read-treatment-row";
import { columnName } from "./treatment-columns";

interface TreatmentOption {
  name: string;
  /** Won. Null: price on request. */
  price: number | null;
  isPriceFrom: boolean;
  /** A price range as in the table, or empty. */
  description: string;
  eventPrice: number | null;
  durationMinutes: number;
}

export interface Treatment {
  /** Of its first option. */
  line: number;
  name: string;
  category: string;
  isRecommend: boolean;
  texts: Partial<Record<TextKey, string>>;
  options: TreatmentOption[];
}

const DEFAULT_MINUTES = 30;

export const categoryNames = (treatments: Treatment[]): string[] => [
  ...new Set(treatments.map(({ category }) => category)),
];
export const hasEvent = (treatments: Treatment[]): boolean =>
  treatments.some(({ options }) => options.some(({ eventPrice }) => eventPrice !== null));

/** Joins lines of one name to a treatment with several options; contradictions are problems. */
export function joinTreatments(rows: TreatmentRow[], file: string, problems: Problem[]): Treatment[] {
  const names = [...new Set(rows.map(({ name }) => name))].filter(Boolean);
  return names.flatMap((name) => {
    const [first, ...others] = rows.filter((row) => row.name === name);
    if (!first) return [];
    const treatment = openTreatment(first, others.length > 0);
    const lines = new Map([[treatment.options[0]?.name, treatment.line]]);
    for (const row of others) {
      mergeTexts(treatment, row, file, problems);
      const option = optionOf(row, true);
      const twin = lines.get(option.name);
      if (twin) {
        const message = `${name}, ${option.name} is also in line ${twin}; give each its own name in ${columnName("option")}`;
        problems.push({ file, line: row.line, column: columnName("option"), message });
      }
      lines.set(option.name, row.line);
      treatment.options.push(option);
    }
    return [treatment];
  });
}

const openTreatment = (row: TreatmentRow, hasOthers: boolean): Treatment => ({
  line: row.line,
  name: row.name,
  category: row.category,
  isRecommend: row.isRecommend,
  texts: { ...row.texts },
  options: [optionOf(row, hasOthers)],
});

const optionOf = (
  { name, option, price, eventPrice, durationMinutes }: TreatmentRow,
  isOneOfSeveral: boolean,
) => ({
  name: option ? `${name} ${option}` : isOneOfSeveral ? `${name} 기본` : name,
  price: price.price,
  isPriceFrom: price.isPriceFrom,
  description: price.range ?? "",
  eventPrice,
  durationMinutes: durationMinutes ?? DEFAULT_MINUTES,
});

function mergeTexts(treatment: Treatment, row: TreatmentRow, file: string, problems: Problem[]): void {
  const differs = (column: string) =>
    problems.push({
      file,
      line: row.line,
      column,
      message: `differs from line ${treatment.line} of ${row.name}`,
    });
  if (row.category && treatment.category && row.category !== treatment.category)
    differs(columnName("category"));
  treatment.isRecommend ||= row.isRecommend;
  for (const [key, text] of Object.entries(row.texts) as [TextKey, string][]) {
    const known = treatment.texts[key];
    if (known && known !== text) differs(columnName(key));
    treatment.texts[key] = known ?? text;
  }
}
