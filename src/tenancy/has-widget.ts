import type { Tenant } from "@/contract/tenant/tenant";

/** True where a visitor books through the widget; else the clinic is called. */
export const hasWidget = ({ homepageConfig, layout }: Tenant): boolean =>
  homepageConfig.useWidget && layout.widget !== null;
