import type { Environment } from "../lib/environment";
import { DevelopmentIdentity } from "./development-identity";
import type { IdentityProvider } from "./identity";
import { WebhookIdentity } from "./webhook-identity";

/** The provider that IDENTITY_PROVIDER names. */
export function createIdentityProvider(environment: Environment, now: () => Date): IdentityProvider {
  return environment.IDENTITY_PROVIDER === "webhook"
    ? new WebhookIdentity(environment.IDENTITY_WEBHOOK_URL, environment.IDENTITY_WEBHOOK_TOKEN)
    : new DevelopmentIdentity(environment.PUBLIC_BACKEND_URL, now);
}
