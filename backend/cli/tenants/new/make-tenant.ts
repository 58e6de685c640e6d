import { paletteOf } from "@/contract/tenant/palette-of";
import { type PartnerInformation, WEEKDAYS } from "@/contract/tenant/partner";
import type { TenantFile } from "@/contract/tenant/tenant";
import { SCHEMA_REFERENCES } from "../json-schemas";
import type { Answers } from "./answers";
import type { MadePictures } from "./make-pictures";
import type { Template } from "./template";
import { categoryNames, hasEvent, type Treatment } from "./treatments";

interface Ingredients {
  answers: Answers;
  template: Template;
  treatments: Treatment[];
  pictures: MadePictures;
  year: number;
}

/** The tenant file of a new clinic. */
export function makeTenant(ingredients: Ingredients): TenantFile {
  const { answers, template, treatments, pictures } = ingredients;
  return {
    $schema: SCHEMA_REFERENCES.tenant,
    id: answers.id,
    deployStatus: answers.status,
    domains: { primary: answers.domain, aliases: answers.aliases },
    partnerInformation: informationOf(ingredients),
    homepageConfig: {
      ...template.homepageConfig,
      seoTitle: `${answers.name} | ${regionOf(answers.address)}`.slice(0, 80),
      seoDescription: `${answers.name} 홈페이지입니다. ${template.treatmentsTitle} 안내와 비용, 의료진과 진료시간을 보실 수 있습니다.`,
      seoKeywords: [answers.name, ...categoryNames(treatments)].map((word) => word.slice(0, 40)).slice(0, 30),
      ogImageUrl: pictures.hero[0]?.url ?? null,
    },
    layout: layoutOf(ingredients),
    home: homeOf(ingredients),
    theme: { ...template.theme, palette: paletteOf(answers.colour ?? template.colour) },
  };
}

/** `서울 강남구 테헤란로 1`: 서울 강남구. */
const regionOf = (address: string) => address.split(/\s+/).slice(0, 2).join(" ");

function informationOf({ answers, template, pictures, year }: Ingredients): TenantFile["partnerInformation"] {
  return {
    id: answers.id,
    partnerName: answers.registeredName,
    displayName: answers.name,
    partnerCode: answers.code,
    partnerLogoImageUrl: pictures.logo?.url ?? null,
    partnerTel: answers.tel,
    partnerCeoName: answers.representative,
    partnerBusinessNumber: answers.businessNumber,
    partnerAddress: answers.address,
    ...mapLinksOf(answers.address),
    partnerCopyRight: `© ${year} ${answers.name}`,
    ...hoursOf(template),
  };
}

/** Map searches for the address, to be replaced by links to the clinic's own place. */
function mapLinksOf(address: string) {
  const place = encodeURIComponent(address);
  return {
    naverMapUrl: `https://map.naver.com/p/search/${place}`,
    kakaoMapUrl: `https://map.kakao.com/link/search/${place}`,
    googleMapUrl: `https://www.google.com/maps/search/?api=1&query=${place}`,
  };
}

/** The week variant shows lunch per day; a table shows it once. */
function hoursOf({ hours, theme }: Template): Partial<PartnerInformation> {
  const [open, close] = hours.weekday;
  const [lunchStart, lunchEnd] = hours.lunch;
  const isPerDay = theme.variants?.hours === "week";
  const weekdays = WEEKDAYS.slice(0, 5).flatMap((day) => [
    [`${day}Open`, open],
    [`${day}Close`, close],
    ...(isPerDay ? [[`${day}LunchStart`, lunchStart] as const, [`${day}LunchEnd`, lunchEnd] as const] : []),
  ]);
  return {
    operationTimeType: isPerDay ? "perDay" : "weekWeekend",
    ...(isPerDay ? {} : { lunchStart, lunchEnd }),
    ...Object.fromEntries(weekdays),
    saturdayOpen: hours.saturday[0],
    saturdayClose: hours.saturday[1],
  };
}

/** The seal shows the first word, of up to three characters: 달빛 한의원. */
function logoOf({ answers: { name }, template }: Ingredients) {
  if (template.logoMark !== "seal") return { logoText: name.slice(0, 30), logoMark: template.logoMark };
  const logoText = name.replace(/(\S)(한의원|한방병원|의원|병원)$/, "$1 $2").slice(0, 30);
  const isShort = (logoText.split(" ")[0] ?? "").length <= 3;
  return { logoText, logoMark: isShort ? ("seal" as const) : ("none" as const) };
}

function layoutOf(ingredients: Ingredients): TenantFile["layout"] {
  const { template, treatments, pictures } = ingredients;
  const event = hasEvent(treatments) ? [{ url: "/events", title: "이벤트" }] : [];
  const space = pictures.space.length > 0 ? [{ url: "/introduce/space", title: "공간" }] : [];
  const keywords = treatments.filter(({ isRecommend }) => isRecommend).slice(0, 6);
  return {
    house: template.house,
    header: {
      component: "HeaderType1",
      data: {
        ...logoOf(ingredients),
        menu: [
          {
            url: "/products",
            title: template.treatmentsTitle,
            subList: [
              { url: "/products", title: "전체 보기" },
              { url: "/products/category/pick", title: "추천" },
            ],
          },
          ...event,
          {
            url: "/introduce",
            title: template.introduceTitle,
            subList: [
              { url: "/introduce", title: "소개" },
              { url: "/introduce/staff", title: "의료진" },
              { url: "/introduce/schedule", title: "진료 일정" },
              ...space,
            ],
          },
          {
            url: "/cscenter",
            title: "고객센터",
            subList: [
              { url: "/cscenter/notice", title: "공지사항" },
              { url: "/cscenter/faq", title: "자주 묻는 질문" },
              { url: "/cscenter/boards/1", title: "묻고 답하기" },
              { url: "/cscenter/contact", title: "문의하기" },
            ],
          },
        ],
        rightButton: { buttonText: "방문 예약", buttonType: "fill", useWidget: "visit" },
      },
    },
    search: {
      component: "SearchType1",
      data: {
        headline: template.searchHeadline,
        recommendTitle: `추천 ${template.treatmentsTitle}`,
        recommendedKeywords: keywords.map(({ name }) => ({ keyword: name.slice(0, 40) })),
      },
    },
    footer: { component: "FooterType1", data: { caution: template.footerCaution } },
    floatingButton: { component: "FloatingButtonType1", data: { buttonText: "예약하기" } },
    widget: template.widget,
  };
}

type HomeBlocks = NonNullable<TenantFile["home"]>;
type Block = HomeBlocks[number];

/** The template's blocks without empty ones. */
const homeOf = (ingredients: Ingredients): HomeBlocks =>
  ingredients.template.home.flatMap((block) => homeBlock(block, ingredients) ?? []);

function homeBlock(block: Block, { treatments, pictures }: Ingredients): Block | null {
  switch (block.type) {
    case "hero":
      return { ...block, image: pictures.hero[0] ?? null };
    case "events":
      return hasEvent(treatments) ? block : null;
    case "space":
      return pictures.space.length > 0 ? { ...block, images: pictures.space.slice(0, 6) } : null;
    case "priceTable": {
      const names = categoryNames(treatments).filter((name) => name.length <= 40);
      return { ...block, categoryNames: names.slice(0, 4) };
    }
    case "visit":
      return { ...block, mapImage: pictures.map };
    default:
      return block;
  }
}
