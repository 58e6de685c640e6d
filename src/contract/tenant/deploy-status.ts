import { z } from "zod";

/** preparing: every path shows /ready. closed: every path shows /goodbye. */
export const deployStatusSchema = z.enum(["deployed", "preparing", "closed"]);
export type DeployStatus = z.infer<typeof deployStatusSchema>;
