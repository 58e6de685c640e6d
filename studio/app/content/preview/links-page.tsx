import PlusIcon from "@lucide/icons/icons/plus";
import { useState } from "react";
import type { ShareLink } from "@/contract/studio/preview";
import { Icon } from "@/ui/icon";
import { labels } from "../../labels";
import { useToast } from "../../ui/toast";
import { useNow } from "../../use-now";
import { momentText } from "../../when";
import { AskDialog } from "../editor/ask-dialog";
import { previewLabels } from "./labels";
import { MadeLinkNote, NewLinkDialog } from "./new-link-dialog";
import { type MadeLink, useRevokeLink, useShareLinks } from "./use-preview";
import "./preview-page.css";

const words = previewLabels.links;

/** Links by which people outside of the studio see drafts: who has one, how often it was opened, and its end. */
export function LinksPage() {
  const { data, error } = useShareLinks();
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  return (
    <>
      <div className="ct-head">
        <h1 className="t1">{words.title}</h1>
        <div className="ct-acts">
          <button type="button" className="btn line" onClick={() => setIsAdding(true)}>
            <Icon of={PlusIcon} size={16} className="i" />
            {words.add}
          </button>
        </div>
      </div>
      <p className="t4 soft">{words.hint}</p>
      {made && <MadeLinkNote key={made.id} link={made} onClose={() => setMade(null)} />}
      {error && !data && <p className="note badn">{error.message}</p>}
      {!data && !error && <p className="t4 soft">{labels.loading}</p>}
      {data?.length === 0 && <p className="sheet blank2">{words.empty}</p>}
      {data && data.length > 0 && <LinkTable links={data} />}
      {isAdding && (
        <NewLinkDialog
          onClose={() => setIsAdding(false)}
          onMade={(link) => {
            setMade(link);
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
}

function LinkTable({ links }: { links: ShareLink[] }) {
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const toast = useToast();
  const revoke = useRevokeLink(() => {
    toast({ text: words.revoked });
    setAsked(null);
  });
  const { columns } = words;
  return (
    <div className="sheet">
      <table className="tb pw-links">
        <thead>
          <tr>
            <th scope="col">{columns.label}</th>
            <th scope="col">{columns.drafts}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col">{columns.looks}</th>
            <th scope="col">{columns.expires}</th>
            <th scope="col">{columns.state}</th>
            <th>
              <span className="sr">{words.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link)} />
          ))}
        </tbody>
      </table>
      {asked && (
        <AskDialog
          title={words.revokeOf(asked.label)}
          text={words.revokeAsk(asked.label)}
          submit={words.revoke}
          isPending={revoke.isPending}
          onSubmit={() => revoke.mutate(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function LinkRow({ link, onRevoke }: { link: ShareLink; onRevoke: () => void }) {
  const now = useNow();
  const { label, draftsOf, madeBy, at, looks, lastLookAt, expiresAt } = link;
  const state = stateOf(link, now);
  const when = (instant: string) => momentText(instant, now);
  return (
    <tr data-state={state}>
      <th scope="row" className="pw-to">
        {label}
      </th>
      <td>{draftsOf === null ? words.allDrafts : words.draftsOf(draftsOf)}</td>
      <td>
        {madeBy} <span className="t5">{when(at)}</span>
      </td>
      <td className="n">
        {looks === 0 ? <span className="t5">{words.notYet}</span> : words.looks(looks)}
        {lastLookAt && <span className="t5"> {words.last(when(lastLookAt))}</span>}
      </td>
      <td className="n">{words.until(when(expiresAt))}</td>
      <td>
        <span className={state === "open" ? "tag draft" : "tag"}>{words.states[state]}</span>
      </td>
      <td className="r">
        {state === "open" && (
          <button type="button" className="btn line" aria-label={words.revokeOf(label)} onClick={onRevoke}>
            {words.revoke}
          </button>
        )}
      </td>
    </tr>
  );
}

function stateOf({ revokedAt, expiresAt }: ShareLink, now: Date): keyof typeof words.states {
  if (revokedAt !== null) return "revoked";
  return Date.parse(expiresAt) <= now.getTime() ? "expired" : "open";
}
