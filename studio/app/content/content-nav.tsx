import ClockIcon from "@lucide/icons/icons/clock";
import EyeIcon from "@lucide/icons/icons/eye";
import ImageIcon from "@lucide/icons/icons/image";
import LinkIcon from "@lucide/icons/icons/link";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { can } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { mediaLabels } from "../media/labels";
import { useClinic } from "../session/use-account";
import { KIND_GROUPS, type ShownKind, screenOf } from "./kinds";
import { contentLabels } from "./labels";
import { promoteLabels } from "./promote/labels";
import { useDrafts } from "./use-content";

/** Every kind of thing by its heading, with the drafts that wait. */
export function ContentNav({ kinds, part }: { kinds: ShownKind[]; part: string | undefined }) {
  const clinic = useClinic();
  const { data = [] } = useDrafts();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the words are one line that scrolls sideways.
    if (part)
      nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [part]);
  const draftsOf = (kind: ShownKind) =>
    data.filter((draft) => draft.kind === kind || (draft.kind === "order" && draft.label === kind)).length;
  const groups = KIND_GROUPS.map(({ title, kinds: all }) => ({
    title,
    own: all.filter((kind) => kinds.includes(kind)),
  })).filter(({ own }) => own.length > 0);
  return (
    <nav className="subnav" aria-label={contentLabels.parts} ref={nav}>
      {groups.map(({ title, own }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {own.map((kind) => {
              const screen = screenOf(kind);
              const drafts = draftsOf(kind);
              return (
                <li key={kind}>
                  <Link
                    href={`/${clinic.id}/content/${screen.part}`}
                    aria-current={screen.part === part ? "page" : undefined}
                  >
                    {screen.label}
                    {drafts > 0 && <span className="tag draft">{contentLabels.draftCount(drafts)}</span>}
                  </Link>
                </li>
              );
            })}
            {own.includes("event") && (
              <li>
                <Link
                  href={`/${clinic.id}/content/promote`}
                  aria-current={part === "promote" ? "page" : undefined}
                >
                  {promoteLabels.nav}
                </Link>
              </li>
            )}
          </ul>
        </div>
      ))}
      <ul>
        <li>
          <Link href={`/${clinic.id}/content/preview`} aria-current={part === "preview" ? "page" : undefined}>
            <span className="row">
              <Icon of={EyeIcon} size={16} className="i" />
              {contentLabels.preview}
            </span>
          </Link>
        </li>
        {can(clinic, "write-drafts", { employeeId: null }) && (
          <li>
            <Link
              href={`/${clinic.id}/content/preview-links`}
              aria-current={part === "preview-links" ? "page" : undefined}
            >
              <span className="row">
                <Icon of={LinkIcon} size={16} className="i" />
                {contentLabels.previewLinks}
              </span>
            </Link>
          </li>
        )}
        <li>
          <Link href={`/${clinic.id}/content/media`} aria-current={part === "media" ? "page" : undefined}>
            <span className="row">
              <Icon of={ImageIcon} size={16} className="i" />
              {mediaLabels.title}
            </span>
          </Link>
        </li>
        <li>
          <Link href={`/${clinic.id}/content/history`} aria-current={part === "history" ? "page" : undefined}>
            <span className="row">
              <Icon of={ClockIcon} size={16} className="i" />
              {contentLabels.history}
            </span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
