"use client";

import { SiteStyles } from "@/styles/site-styles";

/**
 * A client component of this page's own. Next would take the root layout's for the same one, and have every page load the
 * scripts of this page.
 */
export const MissingAddressStyles = () => <SiteStyles />;
