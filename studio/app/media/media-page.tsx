import { useDeferredValue } from "react";
import { useLocation } from "wouter";
import type { Media } from "@/contract/studio/media";
import type { MediaSizeFilter, MediaUseFilter } from "@/contract/studio/media-shapes";
import { useClinic } from "../session/use-account";
import { DropArea, DropPlace } from "./drop-area";
import { mediaLabels } from "./labels";
import { MediaDetail } from "./media-detail";
import { NO_FILTER, useMediaFilter, wantedMedia } from "./media-filter";
import { MediaGrid } from "./media-grid";
import "./styles/media.css";
import { UploadList } from "./upload-list";
import { mediaKey, useMedia } from "./use-media";
import { useUploads } from "./use-uploads";

const USES = Object.keys(mediaLabels.uses) as MediaUseFilter[];
const SIZES = Object.keys(mediaLabels.sizes) as MediaSizeFilter[];

/** A clinic's pictures: uploaded, found again, and one of them with its words and its cuts. */
export function MediaPage({ chosen }: { chosen: string | undefined }) {
  const clinic = useClinic();
  const [, go] = useLocation();
  const { data, error } = useMedia();
  const queue = useUploads();
  const { filter, set, query } = useMediaFilter();
  const wanted = useDeferredValue(wantedMedia(data ?? [], filter));
  const list = `/${clinic.id}/content/media`;
  const media = data?.find((each) => mediaKey(each) === chosen);
  return (
    <>
      <div className="ct-head">
        <h1 className="t1">
          {mediaLabels.title} {data && <span className="mute n md-count">{data.length}</span>}
        </h1>
        <Filters all={data ?? []} filter={filter} onSet={set} />
      </div>
      {error && <p className="note badn">{error.message}</p>}
      <div className="md" data-chosen={chosen ? true : undefined}>
        <DropArea onFiles={(files) => queue.add(files)}>
          <DropPlace onFiles={(files) => queue.add(files)} />
          <UploadList queue={queue} />
          {!data && !error && <p className="t4 soft">{mediaLabels.loading}</p>}
          {data && wanted.length === 0 && (
            <Empty isFiltered={data.length > 0} onShowAll={() => set(NO_FILTER)} />
          )}
          <MediaGrid all={wanted} chosen={chosen} hrefOf={(each) => `${list}/${mediaKey(each)}${query}`} />
        </DropArea>
        {!chosen && <p className="md-pick t4 soft">{mediaLabels.pick}</p>}
        {chosen && data && !media && <p className="note badn">{mediaLabels.gone}</p>}
        {media && (
          <MediaDetail
            key={chosen}
            media={media}
            listHref={`${list}${query}`}
            onRemoved={() => go(`${list}${query}`, { replace: true })}
          />
        )}
      </div>
    </>
  );
}

function Empty({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return (
    <div className="sheet blank2">
      <p className="t3">{isFiltered ? mediaLabels.filteredAway : mediaLabels.none}</p>
      {isFiltered ? (
        <button type="button" className="btn line" onClick={onShowAll}>
          {mediaLabels.showAll}
        </button>
      ) : (
        <p className="t5">{mediaLabels.noneHint}</p>
      )}
    </div>
  );
}

interface FiltersProps {
  all: Media[];
  filter: ReturnType<typeof useMediaFilter>["filter"];
  onSet: ReturnType<typeof useMediaFilter>["set"];
}

function Filters({ all, filter, onSet }: FiltersProps) {
  return (
    <>
      <fieldset className="ct-chips" aria-label={mediaLabels.useFilter}>
        {USES.map((use) => (
          <button key={use} type="button" aria-pressed={filter.use === use} onClick={() => onSet({ use })}>
            {mediaLabels.uses[use]}{" "}
            {use !== "all" && <span className="n">{wantedMedia(all, { ...NO_FILTER, use }).length}</span>}
          </button>
        ))}
      </fieldset>
      <div className="ct-acts">
        <select
          className="input md-size"
          aria-label={mediaLabels.sizeFilter}
          value={filter.size}
          onChange={({ target }) => onSet({ size: target.value as MediaSizeFilter })}
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {mediaLabels.sizes[size]}
            </option>
          ))}
        </select>
        <input
          type="search"
          className="input ct-find"
          aria-label={mediaLabels.search}
          placeholder={mediaLabels.find}
          value={filter.search}
          onChange={({ target }) => onSet({ search: target.value })}
        />
      </div>
    </>
  );
}
