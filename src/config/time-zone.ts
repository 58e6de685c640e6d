/** Every clinic's zone; instants are shown in it whatever the device says. */
export const CLINIC_TIME_ZONE = "Asia/Seoul";
