import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { pageTitle } from "@/blocks/page-title/page-title";
import { loadPage } from "@/blocks/story/load-page";
import type { Page } from "@/contract/api/stories";
import type { Picture } from "@/contract/api/story-blocks";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels, scheduleLabels } from "@/labels/introduce";

/** A screen of the introduction, with a few words of what is on it. */
export interface IntroductionScreen {
  path: string;
  title: string;
  hint: string;
}

const NAMED_DOCTORS = 2;

/** Every picture of a page, in the order of its blocks. */
export function picturesOf({ blocks }: Page): Picture[] {
  return blocks.flatMap((block) => {
    if (block.type === "gallery") return block.images;
    if (block.type === "walk") return block.stops.map(({ image }) => image);
    return "image" in block && block.image ? [block.image] : [];
  });
}

/** The screens below the introduction that have something on them. */
export async function loadSubScreens(tenant: Tenant): Promise<IntroductionScreen[]> {
  const [doctors, space] = await Promise.all([loadDoctors(tenant), loadPage(tenant, "space")]);
  const screens: IntroductionScreen[] = [];
  if (doctors.length > 0) {
    const names = doctors.slice(0, NAMED_DOCTORS).map(({ name }) => name);
    screens.push(
      {
        path: "/introduce/staff",
        title: pageTitle(tenant, "/introduce/staff", introduceLabels.staff),
        hint: introduceLabels.staffHint(names, doctors.length - names.length),
      },
      {
        path: "/introduce/schedule",
        title: pageTitle(tenant, "/introduce/schedule", scheduleLabels.title),
        hint: introduceLabels.scheduleHint,
      },
    );
  }
  if (space) {
    screens.push({
      path: "/introduce/space",
      title: pageTitle(tenant, "/introduce/space", introduceLabels.space),
      hint: introduceLabels.spaceHint(picturesOf(space).length),
    });
  }
  return screens;
}
