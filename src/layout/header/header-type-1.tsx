import { clsx } from "clsx";
import { SiteLink } from "@/blocks/link/site-link";
import type { LayoutData } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { headerLabels } from "@/labels/layout/header";
import { hasWidget } from "@/tenancy/has-widget";
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

const HAIRLINE = "md:shadow-[inset_0_-1px_var(--line)]";
const CENTRED = "mx-auto md:max-w-[80rem]";

/** Theme variants. line: from edge to edge. bar and quiet: on the content's 1200, the cart after the search. */
const LOOKS = {
  line: { header: HAIRLINE, bar: "md:pr-7", cart: "", last: "" },
  bar: { header: HAIRLINE, bar: `${CENTRED} md:pr-gutter`, cart: "order-1", last: "order-2" },
  quiet: {
    header: "md:shadow-[inset_0_-1px_var(--line-strong)]",
    bar: `${CENTRED} md:pr-7`,
    cart: "order-1",
    last: "order-2",
  },
} as const;

/**
 * Spec §2: 52 high, or 100 with the sub-menu row; on phones the menu is a row of its own: 104, or 152. Where the column
 * is too narrow for one bar the menu is a row of 48, with the button of the full menu at its end: 100, or 148.
 */
export function HeaderType1({ data, tenant }: HeaderType1Props) {
  const { variants } = tenant.theme;
  const { partnerInformation, layout } = tenant;
  const menu = [{ url: "/", title: headerLabels.home, useWidget: false, subList: [] }, ...data.menu];
  const look = LOOKS[variants.header];
  const canBook = hasWidget(tenant);
  const hasPanel = canBook && layout.widget?.data.positionType === "PANEL";
  return (
    <header className={clsx("sticky top-0 z-header bg-ground", look.header)}>
      <div
        className={clsx(
          "header-bar flex flex-wrap items-center gap-x-2 pr-2 pl-5 md:flex-nowrap md:pl-gutter folded:flex-wrap",
          look.bar,
        )}
      >
        <BackButton />
        <SiteLink
          href="/"
          className="mr-auto flex h-11 max-w-[calc(100%-11rem)] items-center max-md:my-1 md:mr-0 folded:my-1 folded:mr-auto"
        >
          <Logo
            {...data}
            imageUrl={partnerInformation.partnerLogoImageUrl}
            name={partnerInformation.displayName}
          />
          <span className="sr-only"> {headerLabels.home}</span>
        </SiteLink>
        <BranchSelector branches={data.franchiseList} />
        <HeaderMenu menu={menu} isQuiet={variants.header === "quiet"} />
        {canBook && <CartButton className={clsx(hasPanel && "md:hidden", look.cart)} />}
        {layout.search && <SearchButton />}
        <MenuButton menu={menu} branches={data.franchiseList} className={look.last} />
        {data.rightButton && <RightButton button={data.rightButton} className={look.last} />}
      </div>
      <SubMenuRow menu={menu} />
    </header>
  );
}
