/** Every clinic's zone; instants are shown in it whatever the device says. */
export const CLINIC_TIME_ZONE = "Asia/Seoul";
/** Its distance from UTC, all year round: Korea has no summer time. */
export const CLINIC_UTC_OFFSET = "+09:00";
