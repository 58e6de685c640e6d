import "./showroom.css";
import type { Tenant } from "@/contract/tenant/tenant";
import { platformLabels } from "@/labels/platform";
import { environment } from "@/tenancy/environment";
import { listTenants } from "@/tenancy/list-tenants";
import { originOf } from "@/tenancy/origin";
import { buttonClass, moreLinkClass } from "@/ui/button";
import { type HomeSketch, loadSketch } from "./home-sketch";
import { SiteFrame } from "./site-frame";
import { ThemeSwap } from "./theme-swap";

const { showroom: words } = platformLabels;

/** How many are drawn; of more, the names are enough. */
const MOST_DRAWN = 3;

/** What the product can be, shown on the clinics that this deployment serves: for development and demonstration only. */
export async function DemoPage() {
  const tenants = await listTenants();
  const sketches = await Promise.all(tenants.slice(0, MOST_DRAWN).map(loadSketch));
  const playground = `${environment.publicBackendUrl}/widget/playground/`;
  return (
    <>
      <header className="border-line border-b">
        <div className="wrap flex min-h-13 items-center justify-between gap-4">
          <p className="text-h5">{words.name}</p>
          <a href={playground} className={moreLinkClass}>
            {words.widgetOnly}
          </a>
        </div>
      </header>
      <main>
        <div className="wrap pt-12 md:pt-16">
          <h1 className="text-d1">
            {words.title[0]}
            <br />
            {words.title[1]}
          </h1>
          <p className="mt-3 max-w-prose text-b2 text-ink-2">{words.description}</p>
          <Sites sketches={sketches} rest={tenants.slice(MOST_DRAWN)} />
          {sketches.length > 1 && <ThemeSwap sketches={sketches} />}
          <Choices />
          <section className="mt-20 flex flex-wrap items-center justify-between gap-6 bg-ground-2 px-6 py-8 md:px-12">
            <div>
              <h2 className="text-h3">{words.alone.title}</h2>
              <p className="mt-1 text-ink-2">{words.alone.description}</p>
            </div>
            <a href={playground} className={buttonClass()}>
              {words.alone.open}
            </a>
          </section>
        </div>
      </main>
      <footer className="mt-16 bg-footer text-b6 text-footer-ink">
        <p className="wrap py-16">{words.note}</p>
      </footer>
    </>
  );
}

function Sites({ sketches, rest }: { sketches: readonly HomeSketch[]; rest: readonly Tenant[] }) {
  if (sketches.length === 0) return <p className="py-12 text-ink-2">{words.none}</p>;
  return (
    <>
      <ul className="mt-10 grid gap-x-8 gap-y-12 min-[1025px]:grid-cols-3">
        {sketches.map((sketch) => (
          <li key={sketch.tenant.id}>
            <SiteFrame sketch={sketch} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <ul className="mt-12 border-line-strong border-t">
          {rest.map(({ id, domains, partnerInformation }) => (
            <li key={id} className="border-line border-b">
              <a
                href={originOf(domains.primary)}
                className="flex min-h-14 items-center underline-offset-4 hover:underline"
              >
                {partnerInformation.displayName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a clinic decides for itself, without a line of code. */
function Choices() {
  return (
    <section className="mt-20">
      <h2 className="text-h2">{words.choices.title}</h2>
      <dl className="mt-6 grid border-line-strong border-t md:grid-cols-4 md:gap-8">
        {words.choices.list.map(([term, fact]) => (
          <div key={term} className="border-line border-b py-5 md:border-b-0">
            <dt className="text-h5">{term}</dt>
            <dd className="mt-1 text-b5 text-ink-2">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
