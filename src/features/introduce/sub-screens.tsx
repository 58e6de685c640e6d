import ChevronRightIcon from "@lucide/icons/icons/chevron-right";
import { SiteLink } from "@/blocks/link/site-link";
import { Section } from "@/blocks/section/section";
import type { ThemeVariants } from "@/contract/tenant/theme";
import { introduceLabels } from "@/labels/introduce";
import { Icon } from "@/ui/icon";
import type { IntroductionScreen } from "./load-introduction";

interface SubScreensProps {
  screens: readonly IntroductionScreen[];
  variant: ThemeVariants["sectionHead"];
}

/** The ways on, one a row, each with what is there. */
export function SubScreens({ screens, variant }: SubScreensProps) {
  if (screens.length === 0) return null;
  return (
    <Section title={introduceLabels.more} variant={variant}>
      <ul className="border-line-strong border-t">
        {screens.map(({ path, title, hint }) => (
          <li key={path} className="border-line border-b">
            <SiteLink
              href={path}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-5 @min-[760px]/col:grid-cols-[200px_1fr_auto]"
            >
              <span className="text-d3 transition-transform duration-place @min-[760px]/col:group-hover:translate-x-2">
                {title}
              </span>
              <span className="text-b5 text-ink-2">{hint}</span>
              <Icon
                of={ChevronRightIcon}
                className="col-start-2 row-span-2 row-start-1 text-ink-3 @min-[760px]/col:col-start-3 @min-[760px]/col:row-span-1"
              />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
