import { Link } from "wouter";
import { HOUSES, PAGE_PLANS, type PlannedPage, planOf } from "@/contract/tenant/houses";
import { useClinic } from "../session/use-account";
import { themeLabels as words } from "./labels";
import { SketchView } from "./sketch-view";
import { SKETCHES, type Sketch } from "./sketches";
import type { ThemeEditing } from "./theme-bodies";

const PAGES = Object.keys(PAGE_PLANS) as PlannedPage[];

/** How each page is laid out, chosen by its drawing. */
export function PlansPart({ layout, changeLayout }: ThemeEditing) {
  const clinic = useClinic();
  const { house, plans } = layout;
  return (
    <section className="sheet ce-sheet">
      <p className="t5">{words.plans.hint}</p>
      {PAGES.map((page) => {
        const chosen = planOf(layout, page);
        const isOwn = plans[page] !== undefined;
        const sketches: Record<string, Sketch> = SKETCHES[page];
        const names: Record<string, string> = words.planNames[page];
        return (
          <fieldset key={page} className="th-plans">
            <legend className="t3">{words.pages[page]}</legend>
            {isOwn ? (
              <button
                type="button"
                className="btn bare th-follow"
                aria-label={`${words.pages[page]}: ${words.plans.follow}`}
                onClick={() => changeLayout({ plans: { ...plans, [page]: undefined } })}
              >
                {words.plans.follow}
              </button>
            ) : (
              <span className="t5 th-follow">{words.plans.follows}</span>
            )}
            <div className="th-choices">
              {PAGE_PLANS[page].map((plan) => (
                <button
                  key={plan}
                  type="button"
                  aria-pressed={plan === chosen}
                  onClick={() =>
                    changeLayout({
                      plans: { ...plans, [page]: HOUSES[house][page] === plan ? undefined : plan },
                    })
                  }
                >
                  <SketchView sketch={sketches[plan] ?? []} />
                  <span className="t4">{names[plan]}</span>
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
      <p className="t5">
        {words.plans.homeOrder}{" "}
        <Link className="pb-way" href={`/${clinic.id}/content/home`}>
          {words.plans.toHome}
        </Link>
      </p>
    </section>
  );
}
