import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { clinicWords } from "@/blocks/clinic-words/clinic-words";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import type { Tenant } from "@/contract/tenant/tenant";
import { introduceLabels } from "@/labels/introduce";
import { type IntroductionScreen, loadSubScreens } from "./load-introduction";

interface IntroductionHeadProps {
  tenant: Tenant;
  path: string;
  /** The page's h1. */
  title: string;
  description?: string;
}

/** Where one is, what the screen is called, and the ways to its sisters. */
export async function IntroductionHead({ tenant, path, title, description }: IntroductionHeadProps) {
  const introduction = {
    path: "/introduce",
    title: pageTitle(tenant, "/introduce", introduceLabels.introduce(clinicWords(tenant))),
  };
  const isIntroduction = path === introduction.path;
  const screens = [{ ...introduction, title: introduceLabels.overview }, ...(await loadSubScreens(tenant))];
  const own = { path, title: pageTitle(tenant, path, title) };
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={isIntroduction ? [introduction] : [introduction, own]} />
      <h1 className="mt-4 text-h1">{title}</h1>
      {description && <p className="mt-3 max-w-prose text-ink-2">{description}</p>}
      {screens.length > 1 && !isInSubMenu(tenant, path) && <Sisters screens={screens} path={path} />}
    </div>
  );
}

function Sisters({ screens, path }: { screens: readonly Omit<IntroductionScreen, "hint">[]; path: string }) {
  return (
    <nav aria-label={introduceLabels.sections} className="mt-6 border-line border-b">
      <ul className="scroll-row flex gap-6">
        {screens.map((screen) => (
          <li key={screen.path}>
            <SiteLink
              href={screen.path}
              aria-current={screen.path === path ? "page" : undefined}
              className="inline-flex h-12 items-center whitespace-nowrap text-label3 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--accent)]"
            >
              {screen.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The header's own sub-menu row already leads to the sisters. */
const isInSubMenu = (tenant: Tenant, path: string) =>
  (tenant.layout.header?.data.menu ?? []).some(({ subList }) => subList.some(({ url }) => url === path));
