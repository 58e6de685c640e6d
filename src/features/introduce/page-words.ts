import type { Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels } from "@/labels/introduce";

/** What the introduction is called and says of itself, also where the partner has told no story. */
export function introduceWords({ partnerInformation }: Tenant, page: Page | null) {
  const { displayName } = partnerInformation;
  return {
    title: page?.title || introduceLabels.introduceTitle(displayName),
    description: page?.description || introduceLabels.introduceDescription(displayName),
  };
}

export const spaceTitle = (page: Page): string => page.title || introduceLabels.space;
