import type { ComponentType } from "react";
import type { LayoutComponentName, LayoutData, LayoutSlotName, SlotConfig } from "@/contract/tenant/layout";
import type { Tenant } from "@/contract/tenant/tenant";
import { FloatingButtonType1 } from "./floating-button/floating-button-type-1";
import { FooterType1 } from "./footer/footer-type-1";
import { HeaderType1 } from "./header/header-type-1";
import { LayoutSearchType1 } from "./search/layout-search-type-1";
import { SearchType1 } from "./search/search-type-1";
import { SidePanel } from "./side-panel/side-panel";

/** What every component that fills a slot takes: its own configured data, and whose page it is. */
interface LayoutComponentProps<Slot extends LayoutSlotName, Name extends LayoutComponentName<Slot>> {
  data: LayoutData<Slot, Name>;
  tenant: Tenant;
}

/** Slot, component name, component: a name of the contract without a component does not compile. */
type LayoutRegistry = {
  [Slot in LayoutSlotName]: {
    [Name in LayoutComponentName<Slot>]: ComponentType<LayoutComponentProps<Slot, Name>>;
  };
};

const layoutRegistry: LayoutRegistry = {
  header: { HeaderType1 },
  search: { SearchType1 },
  layoutSearch: { LayoutSearchType1 },
  footer: { FooterType1 },
  floatingButton: { FloatingButtonType1 },
  widget: { Type1: SidePanel, Type2: SidePanel },
};

interface LayoutSlotProps<Slot extends LayoutSlotName> {
  slot: Slot;
  tenant: Tenant;
}

/** The component that the partner chose for a slot, with its data; nothing where the slot is empty. */
export function LayoutSlot<Slot extends LayoutSlotName>({ slot, tenant }: LayoutSlotProps<Slot>) {
  const config = tenant.layout[slot] as SlotConfig<Slot> | null;
  if (!config) return null;
  // The config's `component` names the entry whose data it carries; TypeScript cannot follow that pairing.
  const Component = layoutRegistry[slot][config.component] as unknown as ComponentType<{
    data: unknown;
    tenant: Tenant;
  }>;
  return <Component data={config.data} tenant={tenant} />;
}
