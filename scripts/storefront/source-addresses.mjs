// @ts-check

/**
 * Where the storefront reads from, as src/tenancy/environment.ts has it.
 * @param {Record<string, string | undefined>} env
 */
export function sourceAddresses(env) {
  const backendUrl = env.BACKEND_URL || "http://127.0.0.1:4000";
  return { backendUrl, edgeConfig: env.EDGE_CONFIG || `${backendUrl}/ecfg_local` };
}
