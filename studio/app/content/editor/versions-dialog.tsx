import { useMutation } from "@tanstack/react-query";
import { changesBetween } from "@/contract/content/changes";
import type { ContentThing, ContentVersion } from "@/contract/studio/content";
import { call } from "../../api";
import { labels } from "../../labels";
import { useClinic } from "../../session/use-account";
import { Dialog } from "../../ui/dialog";
import { useToast } from "../../ui/toast";
import { clockOf, shortDay } from "../../when";
import { ChangesView } from "../changes-view";
import { contentLabels } from "../labels";
import { useInvalidateContent, useVersions } from "../use-content";
import { useNames } from "../use-names";

const words = contentLabels.version;

/** What a thing was, version by version, with the way back to each as a draft. */
export function VersionsDialog({ thing, onClose }: { thing: ContentThing; onClose: () => void }) {
  const { data } = useVersions(thing.kind, thing.id);
  const foot = (
    <button type="button" className="btn line h40 end" onClick={onClose}>
      {contentLabels.close}
    </button>
  );
  return (
    <Dialog title={words.title} onClose={onClose} isWide foot={foot}>
      {!data && <p className="t4 soft">{labels.loading}</p>}
      {data?.length === 0 && <p className="t4 soft">{words.none}</p>}
      <ol className="vs">
        {data?.map((version, place) => (
          <Version
            key={version.version}
            thing={thing}
            version={version}
            isNow={place === 0}
            onDone={onClose}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface VersionProps {
  thing: ContentThing;
  version: ContentVersion;
  isNow: boolean;
  onDone: () => void;
}

function Version({ thing, version, isNow, onDone }: VersionProps) {
  const { id: clinic } = useClinic();
  const toast = useToast();
  const invalidateContent = useInvalidateContent();
  const { nameOf } = useNames([thing.kind]);
  const { kind, id, draft, body } = thing;
  const restore = useMutation({
    mutationFn: () =>
      call("POST /studio/:clinic/content/:kind/:id/versions/:version/restore", {
        params: { clinic, kind, id, version: version.version },
        body: { seen: draft?.revision ?? 0 },
      }),
    onSuccess: () => {
      toast({ text: words.restored });
      onDone();
    },
    onError: (error) => toast({ text: error.message, isBad: true }),
    onSettled: invalidateContent,
  });
  const changes = version.body ? changesBetween(body, version.body) : [];
  return (
    <li>
      <div className="row wrapit">
        <b className="t3">{version.version === 0 ? words.first : words.nth(version.version)}</b>
        <span className="t5">
          {version.at ? `${shortDay(version.at)} ${clockOf(version.at)} · ${version.by}` : words.unknown}
        </span>
        {isNow && <span className="tag ok">{words.now}</span>}
        {version.body && changes.length > 0 && (
          <button
            type="button"
            className="btn line end"
            disabled={restore.isPending}
            onClick={() => restore.mutate()}
          >
            {words.restore}
          </button>
        )}
      </div>
      {version.body === null && <p className="t4 soft">{words.removed}</p>}
      {version.body && changes.length === 0 && <p className="t5">{words.noChanges}</p>}
      {changes.length > 0 && (
        <ChangesView kind={kind} changes={changes} bodies={[version.body, body]} nameOf={nameOf} />
      )}
    </li>
  );
}
