import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { headerLabels } from "@/labels/layout/header";
import { Logo } from "../logo/logo";
import { BackButton } from "./back-button";
import { BranchSelector } from "./branch-selector";
import { CartButton } from "./cart-button";
import { HeaderMenu } from "./header-menu";
import { MenuButton } from "./menu-button";
import { RightButton } from "./right-button";
import { SearchButton } from "./search-button";
import { SubMenuRow } from "./sub-menu-row";

interface HeaderType1Props {
  data: LayoutData<"header", "HeaderType1">;
  tenant: Tenant;
}

/** Spec §2: 52 high, or 100 with the sub-menu row; on phones the menu is a row of its own: 104, or 152. */
export function HeaderType1({ data, tenant }: HeaderType1Props) {
  const { variants } = tenant.theme;
  const { partnerInformation, homepageConfig, layout } = tenant;
  const menu = [{ url: "/", title: headerLabels.home, useWidget: false, subList: [] }, ...data.menu];
  const isLine = variants.header === "line";
  const hasWidget = homepageConfig.useWidget && layout.widget !== null;
  const hasPanel = hasWidget && layout.widget?.data.positionType === "PANEL";
  return (
    <header
      className={clsx(
        "sticky top-0 z-header bg-ground md:shadow-[inset_0_-1px_var(--line)]",
        variants.header === "quiet" && "md:shadow-[inset_0_-1px_var(--line-strong)]",
      )}
    >
      <div
        className={clsx(
          "flex flex-wrap items-center gap-x-2 pr-2 pl-5 md:flex-nowrap md:pl-gutter",
          isLine ? "md:pr-7" : "mx-auto md:max-w-[80rem] md:pr-gutter",
        )}
      >
        <BackButton />
        <SiteLink
          href="/"
          aria-label={headerLabels.homeOf(partnerInformation.displayName)}
          className="mr-auto flex h-11 items-center max-md:my-1 md:mr-0"
        >
          <Logo
            {...data}
            imageUrl={partnerInformation.partnerLogoImageUrl}
            name={partnerInformation.displayName}
          />
        </SiteLink>
        <BranchSelector branches={data.franchiseList} />
        <HeaderMenu menu={menu} isQuiet={variants.header === "quiet"} />
        {hasWidget && <CartButton className={clsx(hasPanel && "md:hidden")} />}
        {layout.search && <SearchButton />}
        <MenuButton menu={menu} />
        {data.rightButton && <RightButton button={data.rightButton} />}
      </div>
      <SubMenuRow menu={menu} />
    </header>
  );
}
