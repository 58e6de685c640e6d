import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { and, eq, lt, notInArray, sql } from "drizzle-orm";
import { type ClinicFont, type ClinicFonts, NO_FONTS } from "@/contract/tenant/clinic-fonts";
import { type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../../db/client";
import { partnerFonts, partners } from "../../db/schema/partners";
import { publishes } from "../../db/schema/publishes";
import { canonicalJson } from "../../lib/canonical-json";
import { projectFile } from "../../lib/project-file";
import { sha256 } from "../../lib/sha256";
import { addTasks } from "../../tenancy/tasks";
import { readClinicText } from "./clinic-text";
import { commonSyllables } from "./common-syllables";

const FONTS = projectFile("src/styles/fonts");
const CUTTER = projectFile("backend/publishing/fonts/cut-font.mjs");
const SOURCES = {
  text: join(FONTS, "pretendard/source.woff2"),
  display: join(FONTS, "share/nanum-myeongjo.woff"),
};
/** Clinics a call: the next one goes on. */
const CLINICS_AT_ONCE = 10;
/** A cached page may name an earlier file for so long. */
const EARLIER_FILES_MS = 7 * 24 * 3_600_000;
const COMMON = new Set(commonSyllables());
/** In headings with dates and counts; other Latin characters only where the clinic's own headings have them. */
const DIGITS_AND_SIGNS = " !%&'()+,-./0123456789:?~–";

/**
 * Cuts the own fonts of clinics whose configuration, content or base has changed since theirs were cut, and asks for the
 * pages of those that have others now. Answers how many clinics were looked at.
 */
export async function updateClinicFonts(db: Database, now: Date): Promise<number> {
  const base = await readCharacters("pretendard/base.json");
  const labels = await readCharacters("nanum-myeongjo/headings.json");
  const seeded = sql`extract(epoch from ${partners.seededAt})`;
  const published = sql`(select max(${publishes.id}) from ${publishes} where ${publishes.partnerId} = ${partners.id} and ${publishes.state} = 'published')`;
  const key = sql<string>`concat_ws(' ', ${partners.digest}, ${seeded}, ${published}, ${sha256(base + labels)}::text)`;
  const stale = await db
    .select({ id: partners.id, config: partners.config, fonts: partners.fonts, key })
    .from(partners)
    .where(sql`${partners.fontsKey} is distinct from ${key}`)
    .limit(CLINICS_AT_ONCE);
  for (const partner of stale) {
    const fonts = await cutFonts(db, tenantSchema.parse(partner.config), { base, labels, now });
    await db.transaction(async (transaction) => {
      const isPartner = eq(partners.id, partner.id);
      await transaction.update(partners).set({ fonts, fontsKey: partner.key }).where(isPartner);
      if (canonicalJson(fonts) === canonicalJson(partner.fonts ?? NO_FONTS)) return;
      await removeEarlierFiles(transaction, partner.id, { fonts, now });
      await addTasks(transaction, [{ kind: "purge-pages", subject: partner.id }], now);
    });
  }
  return stale.length;
}

interface CutOptions {
  /** The syllables that every page has anyway. */
  base: string;
  /** The characters of the storefront's own headings. */
  labels: string;
  now: Date;
}

const readCharacters = async (file: string): Promise<string> =>
  JSON.parse(await readFile(join(FONTS, file), "utf8"));

async function cutFonts(
  db: Database,
  tenant: Tenant,
  { base, labels, now }: CutOptions,
): Promise<ClinicFonts> {
  const { font = "pretendard", display = "sans" } = tenant.theme.type;
  const { all, headings } = await readClinicText(db, tenant);
  const missing = syllablesOf(all).filter((syllable) => !base.includes(syllable));
  const own = (kind: keyof typeof SOURCES, characters: string) =>
    ownFile(db, { partnerId: tenant.id, kind, characters, now });
  return {
    text: font === "pretendard" && missing.length > 0 ? await own("text", missing.join("")) : null,
    display: display === "serif" ? await own("display", headingCharacters(labels + headings)) : null,
  };
}

/** In the order of their code points. */
function headingCharacters(text: string): string {
  const others = text.match(/[!-~–‘’“”·]/g) ?? [];
  return [...new Set([...DIGITS_AND_SIGNS, ...others, ...syllablesOf(text)])].sort().join("");
}

/** The syllables of KS X 1001 in their order: rarer ones stay with the slices. */
function syllablesOf(text: string): string[] {
  return [...new Set(text.match(/[가-힣]/g))].filter((syllable) => COMMON.has(syllable)).sort();
}

interface OwnFile {
  partnerId: string;
  kind: keyof typeof SOURCES;
  characters: string;
  now: Date;
}

/** Cut unless it is there from before. */
async function ownFile(db: Database, { partnerId, kind, characters, now }: OwnFile): Promise<ClinicFont> {
  const source = SOURCES[kind];
  const digest = sha256(characters + (await readFile(source, "latin1")));
  const file = `${kind}-${digest.slice(0, 16)}.woff2`;
  const isFile = and(eq(partnerFonts.partnerId, partnerId), eq(partnerFonts.file, file));
  const [known] = await db.select({ file: partnerFonts.file }).from(partnerFonts).where(isFile);
  if (!known) {
    const bytes = await cutFont(source, characters);
    await db.insert(partnerFonts).values({ partnerId, file, bytes, cutAt: now }).onConflictDoNothing();
  }
  return { file, characters };
}

/** Throws with what the cutter says. */
async function cutFont(source: string, characters: string): Promise<Uint8Array> {
  const cutter = spawn(process.execPath, [CUTTER], { stdio: "pipe" });
  const ended = once(cutter, "close");
  cutter.stdin.end(JSON.stringify({ source, characters }));
  const [bytes, words] = await Promise.all([buffer(cutter.stdout), text(cutter.stderr)]);
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error(`The font was not cut: ${words}`);
  return new Uint8Array(bytes);
}

async function removeEarlierFiles(
  db: Database,
  partnerId: string,
  { fonts, now }: { fonts: ClinicFonts; now: Date },
): Promise<void> {
  const named = [fonts.text, fonts.display].flatMap((font) => (font ? [font.file] : []));
  await db
    .delete(partnerFonts)
    .where(
      and(
        eq(partnerFonts.partnerId, partnerId),
        lt(partnerFonts.cutAt, new Date(now.getTime() - EARLIER_FILES_MS)),
        notInArray(partnerFonts.file, named),
      ),
    );
}
