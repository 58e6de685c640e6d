import { z } from "zod";
import { clockSchema } from "../api/values";
import { isAdvertising } from "../messages/advertising";

/** Reminders are no reason to wake anybody. */
const dayTime = clockSchema.refine((clock) => clock >= "08:00" && clock <= "21:00", {
  error: "must be between 08:00 and 21:00",
});

/** Which messages a clinic's visitors get by themselves. */
export const messagesConfigSchema = z.object({
  reminders: z
    .object({
      dayBefore: dayTime
        .nullable()
        .default("18:00")
        .describe("When, on the day before, a visitor is reminded; null: never."),
      morningOf: dayTime
        .nullable()
        .default("09:00")
        .describe(
          "When, on the day itself, a visitor is reminded, if the visit is 90 minutes away; null: never.",
        ),
    })
    .prefault({}),
  closing: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((line) => !/\n/.test(line), "must be one line")
    .refine(
      (line) => !isAdvertising(line),
      "must not advertise: information goes out without consent to that",
    )
    .nullable()
    .default(null)
    .describe("The last line of texts and e-mails to visitors; AlimTalk's inspected texts have none."),
  freePlaces: z
    .boolean()
    .default(true)
    .describe(
      "Whether a time that becomes free is offered to who asked for it while it was full (isForceReservation), who asked first first; never where reservationConfirm is on.",
    ),
});
export type ReminderSettings = z.infer<typeof messagesConfigSchema>["reminders"];
