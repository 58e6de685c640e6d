import { useState } from "react";
import { useSearchParams } from "wouter";
import { SINGLE_ID } from "@/contract/content/kinds";
import { mayWriteDraft } from "@/contract/content/rights";
import type { ContentThing } from "@/contract/studio/content";
import { contrastWarnings } from "@/contract/tenant/theme-contrast";
import { AskDialog } from "../content/editor/ask-dialog";
import { EditorNotes } from "../content/editor/editor-notes";
import { PreviewPane } from "../content/editor/preview-slot";
import { useKeeper } from "../content/editor/use-keeper";
import { VersionsDialog } from "../content/editor/versions-dialog";
import { contentLabels } from "../content/labels";
import { StateTag } from "../content/table/state-tag";
import { useDiscard, useThing } from "../content/use-content";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";
import { clockOf } from "../when";
import { ColoursPart } from "./colours-part";
import { HousePart } from "./house-part";
import { themeLabels } from "./labels";
import { LooksPart } from "./looks-part";
import { PlansPart } from "./plans-part";
import "./styles/theme.css";
import type { LayoutBody, ThemeBody } from "./theme-bodies";

const PARTS = Object.keys(themeLabels.parts) as (keyof typeof themeLabels.parts)[];
const NOT_BORN = () => undefined;

/** How a clinic's site looks: its colours, its shapes, and how its pages are laid out. */
export function ThemePage() {
  const clinic = useClinic();
  const theme = useThing("theme", SINGLE_ID);
  const layout = useThing("layout", SINGLE_ID);
  if (!mayWriteDraft(clinic, "theme", SINGLE_ID)) return <p className="note">{labels.notFound}</p>;
  const error = theme.error ?? layout.error;
  if (error) return <p className="note badn">{error.message}</p>;
  if (!theme.data || !layout.data) return <p className="t4 soft">{labels.loading}</p>;
  return <ThemeEditor theme={theme.data} layout={layout.data} />;
}

/** The theme and the layout's plans are two things, each with its draft. */
function ThemeEditor({ theme, layout }: { theme: ContentThing; layout: ContentThing }) {
  const clinic = useClinic();
  const [query, setQuery] = useSearchParams();
  const forTheme = useKeeper({ kind: "theme", thing: theme, start: theme.body, onBorn: NOT_BORN });
  const forLayout = useKeeper({ kind: "layout", thing: layout, start: layout.body, onBorn: NOT_BORN });
  const keepers = [forTheme.keeper, forLayout.keeper];
  // The server has accepted both by their contracts.
  const themeBody = forTheme.keeper.body as unknown as ThemeBody;
  const layoutBody = forLayout.keeper.body as unknown as LayoutBody;
  const part = query.has("field") ? "colours" : PARTS.find((each) => each === query.get("part"));
  const shown = part ?? "start";
  const state = keepers.map((each) => each.state).find((each) => each !== "saved") ?? "saved";
  const editing = {
    theme: themeBody,
    layout: layoutBody,
    changeTheme: (changes: Partial<ThemeBody>) =>
      forTheme.keeper.type({ ...forTheme.keeper.body, ...changes }),
    changeLayout: (changes: Partial<LayoutBody>) =>
      forLayout.keeper.type({ ...forLayout.keeper.body, ...changes }),
  };
  const poor = contrastWarnings(themeBody).length;
  return (
    <>
      <ThemeHead theme={theme} layout={layout} text={stateText(state, theme, layout)} />
      <div className={PreviewPane ? "ce with-preview" : "ce"}>
        <div className="ce-form">
          <EditorNotes
            kind="theme"
            thing={theme}
            keeper={forTheme.keeper}
            left={forTheme.left}
            onDecide={forTheme.decide}
          />
          <EditorNotes
            kind="layout"
            thing={layout}
            keeper={forLayout.keeper}
            left={forLayout.left}
            onDecide={forLayout.decide}
          />
          <nav className="seg ce-parts" aria-label={themeLabels.partChoice}>
            {PARTS.map((each) => (
              <button
                key={each}
                type="button"
                aria-current={each === shown ? "true" : undefined}
                onClick={() => setQuery({ part: each }, { replace: true })}
              >
                {themeLabels.parts[each]}
                {each === "colours" && poor > 0 && (
                  <span className="s-dot" role="img" aria-label={contentLabels.editor.hasNotes} />
                )}
              </button>
            ))}
          </nav>
          {shown === "start" && <HousePart {...editing} />}
          {shown === "colours" && <ColoursPart {...editing} />}
          {shown === "looks" && <LooksPart {...editing} />}
          {shown === "plans" && <PlansPart {...editing} />}
        </div>
        {PreviewPane && (
          <PreviewPane clinic={clinic.id} kind="theme" id={SINGLE_ID} body={forTheme.keeper.body} />
        )}
      </div>
    </>
  );
}

type Head = Record<"theme" | "layout", ContentThing> & { text: string };

function ThemeHead({ theme, layout, text }: Head) {
  const [asked, setAsked] = useState<"versions" | "discard" | null>(null);
  const close = () => setAsked(null);
  const discard = useDiscard(close);
  const drafted = [theme, layout].filter(({ draft }) => draft !== null);
  return (
    <div className="ce-head">
      <h1 className="t1">{themeLabels.title}</h1>
      <StateTag thing={drafted[0] ?? theme} />
      <p className="t5" role="status">
        {text}
      </p>
      <div className="ce-acts">
        <button type="button" className="btn bare" onClick={() => setAsked("versions")}>
          {themeLabels.versions}
        </button>
        {drafted.length > 0 && (
          <button type="button" className="btn bare" onClick={() => setAsked("discard")}>
            {themeLabels.discard}
          </button>
        )}
      </div>
      {asked === "versions" && <VersionsDialog thing={theme} onClose={close} />}
      {asked === "discard" && (
        <AskDialog
          title={themeLabels.discard}
          text={themeLabels.discardAsk}
          submit={themeLabels.discard}
          isPending={discard.isPending}
          onSubmit={() => {
            for (const thing of drafted) discard.mutate(thing);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

const words = contentLabels.editor;

function stateText(state: keyof typeof words.states, theme: ContentThing, layout: ContentThing): string {
  if (state !== "saved") return words.states[state];
  const [last] = [theme.draft, layout.draft]
    .flatMap((draft) => draft ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return last ? words.savedBy(last.by.name, clockOf(last.at)) : words.states.live;
}
