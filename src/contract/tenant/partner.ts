import { z } from "zod";
import { clockSchema, imageUrlSchema } from "../api/values";

/**
 * An https address; anything else (javascript:, //host, http:) is refused, and what browsers would read as another one:
 * a name before the host, backslashes, quotes.
 */
export const externalUrlSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .regex(/^https:\/\/[^/?#@\s\\]+([/?#][^\s\\"<>]*)?$/i, "an https address");

const clock = clockSchema.nullable().default(null);
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
export type Weekday = (typeof WEEKDAYS)[number];

const openingHours = {
  mondayOpen: clock,
  mondayClose: clock,
  mondayLunchStart: clock,
  mondayLunchEnd: clock,
  tuesdayOpen: clock,
  tuesdayClose: clock,
  tuesdayLunchStart: clock,
  tuesdayLunchEnd: clock,
  wednesdayOpen: clock,
  wednesdayClose: clock,
  wednesdayLunchStart: clock,
  wednesdayLunchEnd: clock,
  thursdayOpen: clock,
  thursdayClose: clock,
  thursdayLunchStart: clock,
  thursdayLunchEnd: clock,
  fridayOpen: clock,
  fridayClose: clock,
  fridayLunchStart: clock,
  fridayLunchEnd: clock,
  saturdayOpen: clock,
  saturdayClose: clock,
  saturdayLunchStart: clock,
  saturdayLunchEnd: clock,
  sundayOpen: clock,
  sundayClose: clock,
  sundayLunchStart: clock,
  sundayLunchEnd: clock,
};

/** Spec §3: partner information. Hours are clock times in the clinic's zone; null means closed. */
export const partnerInformationSchema = z.object({
  id: z.string(),
  partnerName: shortText,
  displayName: shortText,
  partnerCode: z.string().regex(/^[A-Z]{2,4}$/),
  partnerLogoImageUrl: imageUrlSchema.nullable().default(null),
  partnerGroupName: optionalText,
  partnerPhone: optionalText,
  partnerTel: optionalText,
  partnerFax: optionalText,
  partnerCeoName: optionalText,
  partnerBusinessNumber: optionalText,
  partnerCopyRight: optionalText,
  partnerAddress: optionalText,
  partnerInternationalTelCode: z.string().default("82"),
  googlePlaceId: optionalText,
  lat: z.number().nullable().default(null),
  lng: z.number().nullable().default(null),
  naverMapUrl: optionalUrl,
  tMapUrl: optionalUrl,
  googleMapUrl: optionalUrl,
  kakaoMapUrl: optionalUrl,
  wayToPartnerByBus: z.array(shortText).default([]),
  wayToPartnerBySubway: z.array(shortText).default([]),
  partnerParkingInfo: optionalText,
  partnerParkingNotice: optionalText,
  partnerGroupInquiryUrl: optionalUrl,
  operationTimeType: z.enum(["weekWeekend", "perDay"]).default("weekWeekend"),
  lunchStart: clock,
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
    .default(null),
  instagramUrl: optionalUrl,
  kakaoTalkUrl: optionalUrl,
  languageId: z.enum(["ko", "en", "ja", "zh"]).default("ko"),
  naverBlogUrl: optionalUrl,
  naverDomainCheckHtml: z.string().max(400).nullable().default(null),
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
