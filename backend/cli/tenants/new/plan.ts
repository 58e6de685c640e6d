import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSchema } from "@/contract/tenant/content";
import { tenantSchema } from "@/contract/tenant/tenant";
import { validate } from "../../../lib/read-json";
import { dryRunSeeding } from "../../../seed/seed-partner";
import type { Answers } from "./answers";
import { assignPictures } from "./assign-pictures";
import { makeContent } from "./make-content";
import { type PictureTask, planPictures } from "./make-pictures";
import { makeTenant } from "./make-tenant";
import type { Problem } from "./problem";
import { readPictures } from "./read-pictures";
import { readTreatments } from "./read-treatments";
import { keysOf } from "./romanise";
import { readSharedContent, readTemplate, templateTreatments } from "./template";
import type { Treatment } from "./treatments";

export interface Plan {
  /** JSON files by path in the tenant's folder. */
  files: Record<string, string>;
  pictures: PictureTask[];
  treatments: Treatment[];
  problems: Problem[];
  warnings: string[];
}

/** Builds a valid tenant from table and pictures; errors in either are in `problems`. */
export async function planTenant(answers: Answers, today: string): Promise<Plan> {
  const template = await readTemplate(answers.template);
  const csvFile = answers.csv ?? templateTreatments(answers.template);
  const { treatments, problems, warnings } = await readTreatments(await readFile(csvFile), csvFile);
  const found = answers.pictures
    ? await readPictures(answers.pictures)
    : { pictures: [], problems: [], warnings: [] };
  const assigned = assignPictures(found.pictures, {
    treatments,
    csvFile,
    doctorName: answers.representative,
  });
  const plan: Plan = {
    files: {},
    pictures: [],
    treatments,
    problems: [...problems, ...found.problems, ...assigned.problems],
    // Without a valid table no picture can be assigned.
    warnings: [...warnings, ...found.warnings, ...(problems.length > 0 ? [] : assigned.warnings)],
  };
  if (plan.problems.length > 0) return plan;

  const keys = keysOf(
    treatments.map(({ name }) => name),
    "treatment",
  );
  const pictures = planPictures({ answers, template, treatments, keys, assigned });
  const year = Number(today.slice(0, 4));
  const tenant = makeTenant({ answers, template, treatments, pictures, year });
  const shared = await readSharedContent();
  const content = makeContent({ answers, template, shared, treatments, keys, pictures, today });
  validate(tenantSchema, tenant, "tenant.json");
  const { $schema: _, ...lists } = Object.assign({}, ...Object.values(content));
  const empty = Object.fromEntries(Object.keys(contentSchema.shape).map((key) => [key, []]));
  await dryRunSeeding(validate(contentSchema, { ...empty, ...lists }, "content"));
  plan.files["tenant.json"] = toText(tenant);
  for (const [name, file] of Object.entries(content)) plan.files[join("content", name)] = toText(file);
  plan.pictures = pictures.tasks;
  return plan;
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
