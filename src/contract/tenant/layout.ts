import { z } from "zod";
import { imageUrlSchema } from "../api/values";
import { linkSchema } from "./link";
import { houseSchema, plansSchema } from "./page-plans";
import { externalUrlSchema } from "./partner";

const title = z.string().min(1).max(40);
const subEntrySchema = z.object({ url: linkSchema, title, useWidget: z.boolean().default(false) });

const menuEntrySchema = subEntrySchema.extend({ subList: z.array(subEntrySchema).default([]) });
export type MenuEntry = z.infer<typeof menuEntrySchema>;

const headerRightButtonSchema = z.object({
  buttonText: z.string().max(20),
  buttonType: z.enum(["fill", "line", "text"]).default("text"),
  /** Without a url the button opens the widget. */
  buttonUrl: linkSchema.nullable().default(null),
  useWidget: z.enum(["visit", "treatment"]).default("visit"),
});
export type HeaderRightButton = z.infer<typeof headerRightButtonSchema>;

const franchiseSchema = z.object({
  title,
  icon: imageUrlSchema.nullable().default(null),
  items: z.array(
    z.object({ title, url: externalUrlSchema, hrefTarget: z.enum(["_blank", "_self"]).default("_blank") }),
  ),
});

const headerType1Schema = z.object({
  /** Home is not listed: it is always first (spec §2). */
  menu: z.array(menuEntrySchema),
  rightButton: headerRightButtonSchema.nullable().default(null),
  franchiseList: z.array(franchiseSchema).default([]),
  /** Shown after the logo's mark, unless there is a logo image. */
  logoText: z.string().max(30),
  logoMark: z
    .enum(["sunrise", "wave", "seal", "none"])
    .default("none")
    .describe("A drawn mark beside logoText, where there is no logo picture."),
});

const searchType1Schema = z.object({
  recommendTitle: z.string().default("인기 시술 추천"),
  headline: z.string().default("피부 고민이 있으신가요?"),
  placeholder: z.string().default("검색어를 입력해 주세요"),
  logoHeight: z.int().default(58),
  recommendedKeywords: z.array(z.object({ keyword: z.string().max(40) })).default([]),
});

const footerType1Schema = z.object({
  /** Null: the theme's footer colour, #383838 unless it says otherwise. */
  logoWidth: z.int().min(40).max(300).default(100),
  extraLinks: z.array(z.object({ title, url: linkSchema })).default([]),
  caution: z.string().max(200).nullable().default(null),
});

/** The name of an icon, or a picture of the partner. */
const actionIconSchema = z
  .string()
  .regex(/^([a-z][a-zA-Z-]*|\/media\/[\w./-]+|https:\/\/[^\s"'<>]+)$/)
  .nullable()
  .default(null);
const actionIcons = {
  icon: actionIconSchema,
  /** Override the icon on phones and on wide layouts. */
  mobileIcon: actionIconSchema,
  pcIcon: actionIconSchema,
};

const subButtonSchema = z.object({
  title,
  /** Null opens the reservation. */
  url: linkSchema.nullable(),
  ...actionIcons,
});

/** Contact channels of the floating button, where the partner has them. */
const FLOATING_CHANNELS = [
  "blog",
  "instagram",
  "youtube",
  "phone",
  "kakaoTalk",
  "naverTalk",
  "chat",
] as const;
export type FloatingChannel = (typeof FLOATING_CHANNELS)[number];

const customChannelSchema = z.object({
  channel: z.enum(FLOATING_CHANNELS),
  /** Null: the default title. */
  title: title.nullable().default(null),
  ...actionIcons,
});

const floatingButtonType1Schema = z.object({
  buttonText: z.string().max(20).default("예약하기"),
  imageUrl: imageUrlSchema.nullable().default(null),
  /** Sub-buttons before the channels. */
  list: z.array(subButtonSchema).default([]),
  /** Titles and icons of channels. */
  customList: z.array(customChannelSchema).default([]),
  isDefaultOpen: z.boolean().default(false),
});

const widgetColours = [
  "gnbBackgroundColor",
  "gnbLogoutButtonColor",
  "primary1",
  "primary2",
  "primary3",
  "primaryButtonBackground",
  "primaryButtonText",
  "primaryButtonHover",
  "defaultButtonBackground",
  "defaultButtonText",
  "defaultButtonHover",
  "lightButtonBackground",
  "lightButtonText",
  "lightButtonHover",
  "filterTabBackground",
  "filterTabText",
  "filterTabHover",
] as const;

const widgetDataSchema = z.object({
  /** Null: the deployment's own widget origin. */
  widgetUrl: externalUrlSchema.nullable().default(null),
  consultingReservationOnly: z.boolean().default(false),
  widgetLogoUrl: imageUrlSchema.nullable().default(null),
  colors: z.partialRecord(z.enum(widgetColours), z.string().regex(/^#[0-9A-Fa-f]{6}$/)).default({}),
  menuType: z.enum(["category", "event"]).default("category"),
  isMenuReversed: z.boolean().default(false),
  /** PANEL: the left side panel from 769 px up. OVERLAY: a drawer. */
  positionType: z.enum(["PANEL", "OVERLAY"]).default("PANEL"),
  treatmentSelectType: z.enum(["list", "grid"]).default("list"),
  /** Origins besides the partner's own hosts that may embed the widget. */
  embedOrigins: z.array(z.url()).default([]),
});

/** slot -> component name -> schema of the data that component takes. */
const layoutDataSchemas = {
  header: { HeaderType1: headerType1Schema },
  /** The panel under the header, on phones. */
  search: { SearchType1: searchType1Schema },
  /** The overlay of wide layouts. */
  layoutSearch: { LayoutSearchType1: searchType1Schema },
  footer: { FooterType1: footerType1Schema },
  floatingButton: { FloatingButtonType1: floatingButtonType1Schema },
  widget: { Type1: widgetDataSchema, Type2: widgetDataSchema },
} as const satisfies Record<string, Record<string, z.ZodType>>;

type Schemas = typeof layoutDataSchemas;
export type LayoutSlotName = keyof Schemas;
export type LayoutComponentName<Slot extends LayoutSlotName> = keyof Schemas[Slot] & string;
export type LayoutData<
  Slot extends LayoutSlotName,
  Name extends LayoutComponentName<Slot>,
> = Schemas[Slot][Name] extends z.ZodType ? z.output<Schemas[Slot][Name]> : never;
/** A slot's component with its data. */
export type SlotConfig<Slot extends LayoutSlotName> = {
  [Name in LayoutComponentName<Slot>]: { component: Name; data: LayoutData<Slot, Name> };
}[LayoutComponentName<Slot>];
export type LayoutConfig = { [Slot in LayoutSlotName]: SlotConfig<Slot> | null };

const slot = <Name extends string, Schema extends z.ZodType>(component: Name, data: Schema) =>
  z.object({ component: z.literal(component), data });

export const layoutSchema = z.object({
  header: slot("HeaderType1", headerType1Schema).nullable(),
  search: slot("SearchType1", searchType1Schema).nullable().default(null),
  /** Null: the search slot's data on wide layouts as well. */
  layoutSearch: slot("LayoutSearchType1", searchType1Schema).nullable().default(null),
  footer: slot("FooterType1", footerType1Schema).nullable(),
  floatingButton: slot("FloatingButtonType1", floatingButtonType1Schema).nullable().default(null),
  widget: z
    .discriminatedUnion("component", [slot("Type1", widgetDataSchema), slot("Type2", widgetDataSchema)])
    .nullable()
    .default(null),
  house: houseSchema,
  plans: plansSchema,
}) satisfies z.ZodType<LayoutConfig, unknown>;
