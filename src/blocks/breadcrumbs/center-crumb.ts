import type { Tenant } from "@/contract/tenant/tenant";
import { customerCenterLabels } from "@/labels/customer-center";
import { pageTitle } from "../page-title/page-title";
import type { Crumb } from "./breadcrumbs";

/** The customer center, on the way to its pages. */
export const centerCrumb = (tenant: Tenant): Crumb => ({
  title: pageTitle(tenant, "/cscenter", customerCenterLabels.title),
  path: "/cscenter",
});
