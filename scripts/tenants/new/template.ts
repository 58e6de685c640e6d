import { join } from "node:path";
import type { z } from "zod";
import type { contentSchema } from "@/contract/tenant/content";
import type { HomepageConfig } from "@/contract/tenant/homepage-config";
import type { TenantFile } from "@/contract/tenant/tenant";
import { readJson } from "../../../backend/tenancy/read-json";

export const TEMPLATE_IDS = ["dermatology", "plastic-surgery", "korean-medicine", "dental"] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];
export type ContentFile = Partial<z.input<typeof contentSchema>>;
type Span = readonly [string, string];

/** A kind of clinic: its look, its words, and what it usually offers. `{{name}}` stands for an answer. */
export interface Template {
  title: string;
  description: string;
  /** The palette is made of it. */
  colour: string;
  /** Which drawings stand in the hero slides; the next one is the introduction's (draw-motif.ts). */
  motifs: number[];
  treatmentsTitle: string;
  introduceTitle: string;
  logoMark: "sunrise" | "wave" | "seal" | "none";
  homepageConfig: Partial<HomepageConfig>;
  hours: { weekday: Span; saturday: Span; lunch: Span };
  searchHeadline: string;
  footerCaution: string;
  /** For treatments of which the table says nothing. */
  cautionHtml: string;
  widget: TenantFile["layout"]["widget"];
  home: NonNullable<TenantFile["home"]>;
  theme: NonNullable<TenantFile["theme"]>;
  doctor: { position: string; specialty: string; introduction: string };
  steps: { title: string; description?: string }[];
  categories: { name: string; description: string; icon?: string }[];
  banners: {
    title: string;
    description: string;
    badge?: string;
    bannerLocation?: "HOME_TOP" | "HOME_SIDE";
    linkTo: string;
    buttonText: string;
    isWithProduct?: boolean;
  }[];
  introduce: { description: string; blocks: NonNullable<ContentFile["pages"]>[number]["blocks"] };
}

const FOLDER = join(import.meta.dirname, "..", "templates");
export const templateTreatments = (id: TemplateId): string => join(FOLDER, id, "treatments.csv");

// The project's own files: what is made of them is validated before it is written, and a test makes all of it.
export const readTemplate = async (id: TemplateId): Promise<Template> =>
  (await readJson(join(FOLDER, id, "template.json"))) as Template;
export const readSharedContent = async (): Promise<ContentFile> =>
  (await readJson(join(FOLDER, "shared", "content.json"))) as ContentFile;
