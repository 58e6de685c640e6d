import { domainToUnicode } from "node:url";
import type { Tenant } from "@/contract/tenant/tenant";
import { themeColour } from "@/contract/tenant/theme-colours";
import { platformLabels } from "@/labels/platform";
import { environment } from "@/tenancy/environment";
import { listTenants } from "@/tenancy/list-tenants";
import { moreLinkClass } from "@/ui/button";

/** The clinics that this deployment serves, for whoever runs it: development and demonstration only. */
export async function DemoPage() {
  const tenants = await listTenants();
  return (
    <main className="wrap py-16 md:py-30">
      <h1 className="text-d1">{platformLabels.title}</h1>
      <p className="mt-3 max-w-prose text-ink-2">{platformLabels.description}</p>
      <ul className="mt-12 border-line-strong border-t">
        {tenants.map((tenant) => (
          <TenantRow key={tenant.id} tenant={tenant} />
        ))}
      </ul>
      {tenants.length === 0 && <p className="py-6 text-ink-2">{platformLabels.none}</p>}
      <p className="mt-8 max-w-prose text-ink-2">{platformLabels.previewNote}</p>
      <p className="mt-3">
        <a href={`${environment.publicBackendUrl}/widget/playground/`} className={moreLinkClass}>
          {platformLabels.playground}
        </a>
      </p>
    </main>
  );
}

function TenantRow({ tenant }: { tenant: Tenant }) {
  const { domains, partnerInformation, theme } = tenant;
  const address = (host: string) => `http://${host}:${environment.port}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-6">
      <span
        aria-hidden
        className="size-10 rounded-full"
        style={{ background: themeColour(theme, "accent") }}
      />
      <div className="mr-auto min-w-60">
        <h2 className="text-h4">{partnerInformation.displayName}</h2>
        <p className="text-b6 text-ink-3">
          <span className="sr-only">{platformLabels.hosts} </span>
          {[domains.primary, ...domains.aliases].map(domainToUnicode).join(" · ")}
        </p>
      </div>
      <a href={address(domains.primary)} className={moreLinkClass}>
        {platformLabels.open}
      </a>
    </li>
  );
}
