import { join } from "node:path";
import type { z } from "zod";
import type { contentSchema } from "@/contract/tenant/content";
import type { HomepageConfig } from "@/contract/tenant/homepage-config";
import type { TenantFile } from "@/contract/tenant/tenant";
import { projectFile } from "../../../lib/project-file";
import { readJson } from "../../../lib/read-json";

export const TEMPLATE_IDS = ["dermatology", "plastic-surgery", "korean-medicine", "dental"] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];
export type ContentFile = Partial<z.input<typeof contentSchema>>;
type Span = readonly [string, string];

/** The theme, texts and usual treatments of a kind of clinic, with variables as `{{name}}`. */
export interface Template {
  title: string;
  description: string;
  /** The base of the palette. */
  colour: string;
  /** Illustrations of the hero slides and then of the introduction (draw-motif.ts). */
  motifs: number[];
  treatmentsTitle: string;
  introduceTitle: string;
  logoMark: "sunrise" | "wave" | "seal" | "none";
  homepageConfig: Partial<HomepageConfig>;
  hours: { weekday: Span; saturday: Span; lunch: Span };
  searchHeadline: string;
  footerCaution: string;
  /** For treatments without their own. */
  cautionHtml: string;
  house: TenantFile["layout"]["house"];
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

const FOLDER = projectFile("backend/cli/tenants/templates");
export const templateTreatments = (id: TemplateId): string => join(FOLDER, id, "treatments.csv");

// The project's own files: the result is validated before it is written, and a test covers all templates.
export const readTemplate = async (id: TemplateId): Promise<Template> =>
  (await readJson(join(FOLDER, id, "template.json"))) as Template;
export const readSharedContent = async (): Promise<ContentFile> =>
  (await readJson(join(FOLDER, "shared", "content.json"))) as ContentFile;
