import { Redirect } from "wouter";
import { isSingle, SINGLE_ID } from "@/contract/content/kinds";
import { labels } from "../labels";
import { useLive } from "../live";
import { useClinic } from "../session/use-account";
import { ContentNav } from "./content-nav";
import "./styles/content.css";
import { EditorPage } from "./editor/editor-page";
import { kindOfPart, kindsOf, screenOf } from "./kinds";
import { HistoryPage } from "./publish/history-page";
import { PublishBar } from "./publish/publish-bar";
import { ListPage } from "./table/list-page";

const HISTORY = "history";

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
  const one = kind && isSingle(kind) ? String(SINGLE_ID) : chosen;
  return (
    <main id="main" className="s-page ct">
      <ContentNav kinds={kinds} part={part} />
      <div className="ct-main">
        {part === HISTORY && <HistoryPage />}
        {part !== HISTORY && (!kind || !kinds.includes(kind)) && <p className="note">{labels.notFound}</p>}
        {kind && kinds.includes(kind) && !one && <ListPage key={kind} kind={kind} />}
        {kind && kinds.includes(kind) && one && <EditorPage key={kind} kind={kind} chosen={one} />}
        <PublishBar />
      </div>
    </main>
  );
}
