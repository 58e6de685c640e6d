import { type ComponentType, lazy, Suspense } from "react";
import { Redirect } from "wouter";
import { isSingle, SINGLE_ID } from "@/contract/content/kinds";
import { labels } from "../labels";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { ContentNav } from "./content-nav";
import "./styles/content.css";
import { EditorPage } from "./editor/editor-page";
import { kindOfPart, kindsOf, type ShownKind, screenOf } from "./kinds";
import { HistoryPage } from "./publish/history-page";
import { PublishBar } from "./publish/publish-bar";
import { ListPage } from "./table/list-page";

const PreviewPage = lazy(async () => ({ default: (await import("./preview/preview-page")).PreviewPage }));
const LinksPage = lazy(async () => ({ default: (await import("./preview/links-page")).LinksPage }));

const PAGES: Record<string, ComponentType> = {
  history: HistoryPage,
  preview: PreviewPage,
  "preview-links": LinksPage,
};

/** What a clinic's site says: its lists and forms, and what waits to be published. */
export function ContentPage({ part, chosen }: { part: string | undefined; chosen: string | undefined }) {
  const clinic = useClinic();
  useLive(clinic.id);
  const kinds = kindsOf(clinic);
  const [first] = kinds;
  const kind = kindOfPart(part);
  if (!part && first) {
    const own = first === "doctor" && clinic.employeeId !== null ? `/${clinic.employeeId}` : "";
    return <Redirect to={`/${clinic.id}/content/${screenOf(first).part}${own}`} replace />;
  }
  return (
    <main id="main" className="s-page ct">
      <ContentNav kinds={kinds} part={part} />
      <div className="ct-main">
        <Suspense fallback={<p className="t4 soft">{labels.loading}</p>}>
          <Part part={part} kind={kind && kinds.includes(kind) ? kind : null} chosen={chosen} />
        </Suspense>
        <PublishBar />
      </div>
    </main>
  );
}

interface PartProps {
  part: string | undefined;
  /** Of the part, where the account writes it. */
  kind: ShownKind | null;
  chosen: string | undefined;
}

function Part({ part, kind, chosen }: PartProps) {
  const Page = PAGES[part ?? ""];
  if (Page) return <Page />;
  if (!kind) return <p className="note">{labels.notFound}</p>;
  const one = isSingle(kind) ? String(SINGLE_ID) : chosen;
  return one ? <EditorPage key={kind} kind={kind} chosen={one} /> : <ListPage key={kind} kind={kind} />;
}
