// @ts-check
/** Where scripts/lib/build.mjs puts what it builds of the backend's programs, from the project's folder. */
export const BACKEND_BUILD = ".build/backend";
export const BACKEND_PROGRAM = `${BACKEND_BUILD}/main.js`;
export const TENANTS_COMMAND = `${BACKEND_BUILD}/tenants.js`;
