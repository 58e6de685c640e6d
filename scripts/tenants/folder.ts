import { resolve } from "node:path";
import type { Environment } from "../../backend/environment";

/** The tenant files' folder, as another process finds it too. */
export const tenantsFolder = ({ TENANTS_DIR }: Environment): string => resolve(TENANTS_DIR);
