import { themeCss } from "@/contract/tenant/theme-css";
import { platformLabels } from "@/labels/platform";
import { chipClass } from "@/ui/chip";
import { DrawnHome, type HomeSketch } from "./home-sketch";

const { swap: words } = platformLabels.showroom;

/** One clinic's home in the themes of all of them, as one chooses: a matter of style sheets alone, without a script. */
export function ThemeSwap({ sketches }: { sketches: readonly HomeSketch[] }) {
  const [first] = sketches;
  if (!first) return null;
  const rules = sketches.map(({ tenant }) =>
    themeCss(tenant.theme, `.sr-swap:has(#theme-${tenant.id}:checked) .sr-frame`),
  );
  return (
    <section className="sr-swap mt-20">
      <style>{rules.join("")}</style>
      <h2 className="text-h2">{words.title(first.tenant.partnerInformation.displayName)}</h2>
      <p className="mt-2 max-w-prose text-ink-2">{words.description}</p>
      <fieldset className="mt-6 flex flex-wrap gap-2">
        <legend className="sr-only">{words.legend}</legend>
        {sketches.map(({ tenant }, index) => (
          <label
            key={tenant.id}
            htmlFor={`theme-${tenant.id}`}
            className={`${chipClass} has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2`}
          >
            <input
              id={`theme-${tenant.id}`}
              type="radio"
              name="theme"
              defaultChecked={index === 0}
              className="sr-only"
            />
            {words.themeOf(tenant.partnerInformation.displayName)}
          </label>
        ))}
      </fieldset>
      <div data-theme-scope="" className="sr-frame mt-6">
        <DrawnHome sketch={first} />
      </div>
    </section>
  );
}
