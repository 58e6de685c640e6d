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

/** What the rooms are called and how they are introduced, also where the partner has no pictures of them. */
export function spaceWords(page: Page | null) {
  return {
    title: page?.title || introduceLabels.space,
    description: page ? page.description : introduceLabels.noPictures,
  };
}
