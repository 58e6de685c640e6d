import type { Environment } from "../lib/environment";
import { DevelopmentIdentity } from "./development-identity";
import type { IdentityProvider } from "./identity";
import { createPortone } from "./portone-identity";
import { WebhookIdentity } from "./webhook-identity";

/** The provider that IDENTITY_PROVIDER names. */
export function createIdentityProvider(environment: Environment, now: () => Date): IdentityProvider {
  if (environment.IDENTITY_PROVIDER === "portone") return createPortone(environment, now);
  return environment.IDENTITY_PROVIDER === "webhook"
    ? new WebhookIdentity(environment.IDENTITY_WEBHOOK_URL, environment.IDENTITY_WEBHOOK_TOKEN)
    : new DevelopmentIdentity(environment.PUBLIC_BACKEND_URL, now);
}
