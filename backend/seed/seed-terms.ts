import type { Content } from "@/contract/tenant/content";
import { terms, termVersions } from "../db/schema/content";
import { cleanHtml } from "../lib/clean-html";
import { TenantFileError } from "../lib/read-json";
import type { SeedWriter } from "./seed-ids";

/** Terms with their versions: entries with the same slug are versions of one term. */
export async function seedTerms(writer: SeedWriter, content: Content): Promise<void> {
  const slugs = [...new Set(content.terms.map((term) => term.slug))];
  await writer.insert(
    terms,
    slugs.flatMap((slug, sortOrder) => {
      const versions = content.terms.filter((term) => term.slug === slug);
      refuseContradictions(slug, versions);
      const term = versions.at(-1);
      if (!term) return [];
      const { termTitle, target, isRequired } = term;
      return [{ id: sortOrder + 1, slug, termTitle, target, isRequired, sortOrder }];
    }),
  );
  await writer.insert(
    termVersions,
    content.terms.map((term) => ({
      termId: slugs.indexOf(term.slug) + 1,
      version: term.version,
      effectiveAt: term.effectiveAt,
      contentHtml: cleanHtml(term.contentHtml),
      translations: term.translations,
    })),
  );
}

function refuseContradictions(slug: string, versions: Content["terms"]) {
  const names = versions.map(({ version }) => version);
  if (new Set(names).size < names.length)
    throw new TenantFileError("terms", [`${slug}: a version is there twice`]);
  if (new Set(versions.map(({ target }) => target)).size > 1)
    throw new TenantFileError("terms", [`${slug}: its versions have different targets`]);
}
