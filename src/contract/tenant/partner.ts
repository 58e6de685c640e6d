import { z } from "zod";
import { clockSchema, imageUrlSchema, languageSchema } from "../api/values";

/**
 * An https address; anything else (javascript:, //host, http:) is refused, and what browsers would read as another one:
 * a name before the host, backslashes, quotes.
 */
export const externalUrlSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .regex(/^https:\/\/[^/?#@\s\\]+([/?#][^\s\\"<>]*)?$/i, "an https address");

const clock = clockSchema.nullable().default(null);
const mondayOpen = clock.describe("A time as 09:30; null or absent: closed that day. The other days alike.");
const shortText = z.string().max(200);
const optionalText = shortText.nullable().default(null);
const optionalUrl = externalUrlSchema.nullable().default(null);

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

type HoursField = `${(typeof WEEKDAYS)[number]}${"Open" | "Close" | "LunchStart" | "LunchEnd"}`;

const openingHours = Object.fromEntries(
  WEEKDAYS.flatMap((day) => [
    [`${day}Open`, day === "monday" ? mondayOpen : clock],
    [`${day}Close`, clock],
    [`${day}LunchStart`, clock],
    [`${day}LunchEnd`, clock],
  ]),
) as Record<HoursField, typeof clock>;

/** Spec §3: partner information. Hours are clock times in the clinic's zone; null means closed. */
export const partnerInformationSchema = z.object({
  id: z.string(),
  partnerName: shortText.describe("The name under which the clinic is registered (상호)."),
  displayName: shortText.describe("The name that visitors read: titles, header, share pictures."),
  partnerCode: z
    .string()
    .regex(/^[A-Z]{2,4}$/)
    .describe("Two to four capitals; reservation numbers begin with them."),
  partnerLogoImageUrl: imageUrlSchema
    .nullable()
    .default(null)
    .describe("A picture beside the name; without one, layout.header draws logoMark and logoText."),
  partnerGroupName: optionalText,
  partnerPhone: optionalText.describe("A mobile or second number."),
  partnerTel: optionalText.describe("The number that every call button dials."),
  partnerFax: optionalText,
  partnerCeoName: optionalText.describe("The representative (대표자)."),
  partnerBusinessNumber: optionalText.describe(
    "The business registration number (사업자등록번호), 000-00-00000.",
  ),
  partnerCopyRight: optionalText,
  partnerAddress: optionalText.describe("Road address with floor, as it is registered."),
  partnerInternationalTelCode: z.string().default("82"),
  googlePlaceId: optionalText,
  lat: z.number().nullable().default(null).describe("Latitude of the entrance; map links want it."),
  lng: z.number().nullable().default(null).describe("Longitude of the entrance."),
  naverMapUrl: optionalUrl,
  tMapUrl: optionalUrl,
  googleMapUrl: optionalUrl,
  kakaoMapUrl: optionalUrl,
  wayToPartnerByBus: z.array(shortText).default([]).describe("One line a stop."),
  wayToPartnerBySubway: z.array(shortText).default([]).describe("One line a station."),
  partnerParkingInfo: optionalText,
  partnerParkingNotice: optionalText,
  partnerGroupInquiryUrl: optionalUrl.describe("Where 문의하기 leads, when it is not a page of the site."),
  operationTimeType: z
    .enum(["weekWeekend", "perDay"])
    .default("weekWeekend")
    .describe("How hours are shown: weekdays as one line, or each day. perDay reads lunch from each day."),
  lunchStart: clock.describe("Lunch of every day (weekWeekend)."),
  lunchEnd: clock,
  ...openingHours,
});
export type PartnerInformation = z.infer<typeof partnerInformationSchema>;

/** Spec §3: partnerMarketingInfo, also called partnerMarketingUrls. */
export const partnerMarketingInfoSchema = z.object({
  channelTalkId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable()
    .default(null),
  domainUrl: optionalUrl,
  ga4Id: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/)
    .nullable()
    .default(null),
  ga4PropertyId: z
    .string()
    .regex(/^\d{4,16}$/)
    .nullable()
    .default(null),
  gtmId: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .nullable()
    .default(null)
    .describe("The clinic's own Google Tag Manager container."),
  tagOrigins: z
    .array(externalUrlSchema.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, "an origin, https://host"))
    .max(20)
    .default([])
    .describe(
      "Origins that the container's tags load scripts from and report to, besides Google's and those of the tracking ids below.",
    ),
  instagramUrl: optionalUrl,
  kakaoTalkUrl: optionalUrl,
  languageId: languageSchema.default("ko"),
  naverBlogUrl: optionalUrl,
  naverDomainCheckHtml: z
    .string()
    .max(400)
    .nullable()
    .default(null)
    .describe("The meta tag of Naver Search Advisor, whole; nothing else of it is kept."),
  naverTalkUrl: optionalUrl,
  naverTalkTalkUrl: optionalUrl,
  youtubeUrl: optionalUrl,
  xUrl: optionalUrl,
  naverConversionTrackingId: optionalText,
  metaConversionTrackingId: optionalText,
  kakaoPixelConversionTrackingId: optionalText,
  wechatId: optionalText,
  lineId: optionalText,
  whatsappId: optionalText,
});
export type PartnerMarketingInfo = z.infer<typeof partnerMarketingInfoSchema>;
