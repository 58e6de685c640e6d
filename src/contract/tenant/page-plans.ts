import { z } from "zod";
import { HOUSES, PAGE_PLANS } from "./houses";

export const houseSchema = z
  .enum(Object.keys(HOUSES) as [keyof typeof HOUSES, ...(keyof typeof HOUSES)[]])
  .default("room")
  .describe("A set of page plans. room: pictures lead. clinic: facts lead. paper: words lead.");

export const plansSchema = z
  .object({
    home: z.enum(PAGE_PLANS.home).describe("The home, below its opening."),
    list: z.enum(PAGE_PLANS.list).describe("/products and its categories."),
    product: z.enum(PAGE_PLANS.product).describe("/products/<id>."),
    events: z.enum(PAGE_PLANS.events).describe("/events."),
    staff: z.enum(PAGE_PLANS.staff).describe("/introduce/staff."),
    schedule: z.enum(PAGE_PLANS.schedule).describe("/introduce/schedule, as it opens."),
    space: z.enum(PAGE_PLANS.space).describe("The walk through the rooms, /introduce/space and in stories."),
    cscenter: z.enum(PAGE_PLANS.cscenter).describe("/cscenter, its pages, /info and the clinic's boards."),
    story: z.enum(PAGE_PLANS.story).describe("Exhibitions, brandings, introduction and landing."),
  })
  .partial()
  .default({})
  .describe("Plans of single pages, where they are not the house's.");
