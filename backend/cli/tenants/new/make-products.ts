import type { Answers } from "./answers";
import { readList } from "./cell-values";
import { escapeHtml } from "./fill-in";
import type { MadePictures } from "./make-pictures";
import { keysOf } from "./romanise";
import type { ContentFile, Template } from "./template";
import type { Treatment } from "./treatments";

type Products = NonNullable<ContentFile["products"]>;
type Product = Products[number];
type Events = NonNullable<ContentFile["events"]>;

interface Ingredients {
  answers: Answers;
  template: Template;
  treatments: Treatment[];
  keys: string[];
  pictures: MadePictures;
  /** By the category's name. */
  categoryKeys: Map<string, string>;
}

const DEFAULT_RECOMMENDED = 3;
const MAX_RELATED = 3;

/** Products, and one event for all prices of the event column. */
export function makeProducts(ingredients: Ingredients): { products: Products; events: Events } {
  const { treatments, keys } = ingredients;
  // Otherwise home's first list would be empty.
  const hasRecommended = treatments.some(({ isRecommend }) => isRecommend);
  const optionKeys = keysOf(
    treatments.flatMap(({ options }) => options.map(({ name }) => name)),
    "option",
  );
  let used = 0;
  const prices: Record<string, number> = {};
  const products = treatments.map((treatment, index) => {
    const options = treatment.options.map(({ eventPrice, ...option }, at) => {
      const key = optionKeys[used++] ?? "";
      if (eventPrice !== null) prices[key] = eventPrice;
      return { key, ...option, ...(at === 0 ? { isDefault: true } : {}) };
    });
    return {
      ...productOf(treatment, keys[index] ?? "", ingredients),
      isRecommend: hasRecommended ? treatment.isRecommend : index < DEFAULT_RECOMMENDED,
      options,
      related: relatedTo(treatment, ingredients),
    };
  });
  return { products, events: eventsOf(ingredients, prices) };
}

function productOf(treatment: Treatment, key: string, { template, pictures, categoryKeys }: Ingredients) {
  const { name, category, texts, options } = treatment;
  const [image = pictures.introduce, ...gallery] = pictures.treatments.get(treatment) ?? [];
  const minutes = options[0]?.durationMinutes;
  const facts = [
    { label: "소요 시간", value: `${minutes}분` },
    ...(texts.anaesthesia ? [{ label: "마취", value: texts.anaesthesia }] : []),
    ...(texts.recovery ? [{ label: "회복", value: texts.recovery }] : []),
  ];
  return {
    key,
    name,
    summary: texts.summary ?? category,
    description: texts.description ?? "",
    categories: [categoryKeys.get(category) ?? ""],
    image,
    ...(gallery.length > 0 ? { gallery } : {}),
    facts,
    recommendedFor: readList(texts.recommendedFor ?? ""),
    steps: template.steps,
    cautionHtml: texts.caution
      ? `<p>${escapeHtml(texts.caution).replaceAll("\n", "<br>")}</p>`
      : template.cautionHtml,
    hashTags: readList(texts.tags ?? ""),
  } satisfies Partial<Product>;
}

/** Others of the same category, then recommended ones. */
function relatedTo(treatment: Treatment, { treatments, keys }: Ingredients): string[] {
  const others = treatments
    .map((other, index) => ({ other, key: keys[index] ?? "" }))
    .filter(({ other }) => other !== treatment);
  const alike = others.filter(({ other }) => other.category === treatment.category);
  const recommended = others.filter(({ other }) => other.isRecommend);
  return [...new Set([...alike, ...recommended].map(({ key }) => key))].slice(0, MAX_RELATED);
}

function eventsOf({ answers, pictures }: Ingredients, prices: Record<string, number>): Events {
  if (!pictures.event) return [];
  return [
    {
      key: "first",
      title: answers.eventTitle,
      titleGroup: "진행 중인 이벤트",
      summary: `${answers.eventDays}일 동안의 가격입니다.`,
      image: pictures.event,
      startDay: 0,
      endDay: answers.eventDays - 1,
      prices,
    },
  ];
}
