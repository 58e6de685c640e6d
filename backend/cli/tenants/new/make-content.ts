import { WEEKDAYS } from "@/contract/tenant/partner";
import { SCHEMA_REFERENCES } from "../json-schemas";
import type { Answers } from "./answers";
import { fillIn } from "./fill-in";
import type { MadePictures } from "./make-pictures";
import { makeProducts } from "./make-products";
import { keysOf } from "./romanise";
import type { ContentFile, Template } from "./template";
import { categoryNames, type Treatment } from "./treatments";

interface Ingredients {
  answers: Answers;
  template: Template;
  shared: ContentFile;
  treatments: Treatment[];
  keys: string[];
  pictures: MadePictures;
  /** A day, `2026-11-20`. */
  today: string;
}

/** Files of `content/` by name. */
export function makeContent(ingredients: Ingredients): Record<string, ContentFile & { $schema: string }> {
  const { shared, treatments } = ingredients;
  const words = variablesOf(ingredients);
  const names = categoryNames(treatments);
  const categoryKeys = new Map(keysOf(names, "category").map((key, index) => [names[index] ?? "", key]));
  const { products, events } = makeProducts({ ...ingredients, categoryKeys });
  const files: Record<string, ContentFile> = {
    "banners.json": { banners: bannersOf(ingredients, products) },
    "boards.json": { boardTypes: shared.boardTypes },
    "categories.json": { categories: categoriesOf(ingredients, categoryKeys) },
    "doctors.json": { doctors: doctorsOf(ingredients) },
    ...(events.length > 0 ? { "events.json": { events } } : {}),
    "faqs.json": { faqGroups: shared.faqGroups, faqs: fillIn(shared.faqs, words) },
    "notices.json": { notices: fillIn(shared.notices, words) },
    "pages.json": { pages: pagesOf(ingredients, words) },
    "products.json": { products },
    "terms.json": { terms: fillIn(shared.terms, words) },
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { $schema: SCHEMA_REFERENCES.content, ...file }]),
  );
}

/** Variables of the templates. */
function variablesOf({ answers, pictures, today }: Ingredients): Record<string, string> {
  const [year, month, day] = today.split("-").map(Number);
  return {
    displayName: answers.name,
    partnerName: answers.registeredName,
    representative: answers.representative,
    tel: answers.tel,
    address: answers.address,
    today,
    todayKorean: `${year}년 ${month}월 ${day}일`,
    introduce: pictures.introduce.url,
    introduceAlt: pictures.introduce.alt,
  };
}

function bannersOf({ template, pictures }: Ingredients, products: NonNullable<ContentFile["products"]>) {
  let heroes = 0;
  return template.banners.map(({ isWithProduct, ...banner }, index) => {
    const isTop = banner.bannerLocation !== "HOME_SIDE";
    const side = products[index]?.image ?? pictures.introduce;
    return {
      bannerLocation: "HOME_TOP" as const,
      ...banner,
      image: (isTop ? pictures.hero[heroes++] : side) ?? pictures.introduce,
      product: isWithProduct ? (products.find(({ isRecommend }) => isRecommend)?.key ?? null) : null,
    };
  });
}

const categoriesOf = ({ template, treatments }: Ingredients, keys: Map<string, string>) =>
  categoryNames(treatments).map((name) => {
    const known = template.categories.find((category) => category.name === name);
    return {
      key: keys.get(name) ?? "",
      name,
      description: known?.description ?? "",
      bodyGroup: template.treatmentsTitle,
      concernGroup: template.treatmentsTitle,
      icon: known?.icon ?? null,
    };
  });

/** The representative works in the clinic's hours; other doctors are entered by hand. */
function doctorsOf({ answers, template, pictures }: Ingredients): ContentFile["doctors"] {
  const { weekday, saturday } = template.hours;
  const spans = WEEKDAYS.slice(0, 6).map((day) => {
    const [start, end] = day === "saturday" ? saturday : weekday;
    return [day, { start, end }];
  });
  return [
    {
      key: keysOf([answers.representative], "doctor")[0] ?? "doctor",
      name: answers.representative,
      ...template.doctor,
      imageUrl: pictures.doctor?.url ?? null,
      career: [`${answers.name} ${template.doctor.position}`],
      education: [],
      week: Object.fromEntries(spans),
    },
  ];
}

function pagesOf({ answers, template, pictures }: Ingredients, words: Record<string, string>) {
  const introduce = {
    key: "introduce",
    title: `${answers.name} 소개`,
    description: template.introduce.description,
    blocks: fillIn(template.introduce.blocks, words),
  };
  if (pictures.space.length === 0) return [introduce];
  const gallery = { type: "gallery" as const, title: "", images: pictures.space };
  return [introduce, { key: "space", title: "머무는 공간", description: "", blocks: [gallery] }];
}
