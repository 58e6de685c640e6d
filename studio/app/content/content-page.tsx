import { lazy, type ReactNode, Suspense } from "react";
import { Redirect } from "wouter";
import { isSingle, SINGLE_ID } from "@/contract/content/kinds";
import { labels } from "../labels";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { ContentNav } from "./content-nav";
import "./styles/content.css";
import { EditorPage } from "./editor/editor-page";
import { kindOfPart, kindsOf, type ShownKind, screenOf } from "./kinds";
import { NotOpenNote } from "./not-open-note";
import { HistoryPage } from "./publish/history-page";
import { PublishBar } from "./publish/publish-bar";
import { ListPage } from "./table/list-page";

const MediaPage = lazy(async () => ({ default: (await import("../media/media-page")).MediaPage }));

const PreviewPage = lazy(async () => ({ default: (await import("./preview/preview-page")).PreviewPage }));
const LinksPage = lazy(async () => ({ default: (await import("./preview/links-page")).LinksPage }));
const PromotePage = lazy(async () => ({ default: (await import("./promote/promote-page")).PromotePage }));
const ThemePage = lazy(async () => ({ default: (await import("../theme/theme-page")).ThemePage }));

/** Screens that are no list and no form of one kind, by their part of the address. */
const OTHERS: Partial<Record<string, (chosen: string | undefined) => ReactNode>> = {
  history: () => <HistoryPage />,
  preview: () => <PreviewPage />,
  "preview-links": () => <LinksPage />,
  theme: () => <ThemePage />,
  promote: () => <PromotePage />,
  media: (chosen) => <MediaPage chosen={chosen} />,
};

/** What a clinic's site says: its lists and forms, and what waits to be published. */
export function ContentPage({ part, chosen }: { part: string | undefined; chosen: string | undefined }) {
  const clinic = useClinic();
  useLive(clinic.id);
  const kinds = kindsOf(clinic);
  const [first] = kinds;
  if (!part && first) {
    const own = first === "doctor" && clinic.employeeId !== null ? `/${clinic.employeeId}` : "";
    return <Redirect to={`/${clinic.id}/content/${screenOf(first).part}${own}`} replace />;
  }
  const other = OTHERS[part ?? ""];
  return (
    <main id="main" className="s-page ct">
      <ContentNav kinds={kinds} part={part} />
      <div className="ct-main">
        {kinds.includes("opening") && part !== screenOf("opening").part && <NotOpenNote />}
        {other ? (
          <Suspense fallback={<p className="t4 soft">{labels.loading}</p>}>{other(chosen)}</Suspense>
        ) : (
          <OfKind kinds={kinds} part={part} chosen={chosen} />
        )}
        <PublishBar />
      </div>
    </main>
  );
}

interface OfKindProps {
  kinds: ShownKind[];
  part: string | undefined;
  chosen: string | undefined;
}

function OfKind({ kinds, part, chosen }: OfKindProps) {
  const kind = kindOfPart(part);
  if (!kind || !kinds.includes(kind)) return <p className="note">{labels.notFound}</p>;
  const one = isSingle(kind) ? String(SINGLE_ID) : chosen;
  return one ? <EditorPage key={kind} kind={kind} chosen={one} /> : <ListPage key={kind} kind={kind} />;
}
