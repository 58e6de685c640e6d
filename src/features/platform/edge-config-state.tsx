import type { Overview } from "@/contract/tenant/overview";
import { platformLabels } from "@/labels/platform";
import { formatFileSize } from "@/lib/file-size";

const { team: words } = platformLabels;

/** How full the edge's store is. */
export function EdgeConfigState({ edgeConfig: { items, bytes, limitBytes } }: Pick<Overview, "edgeConfig">) {
  return (
    <section>
      <h2>{words.edgeConfig}</h2>
      <p>
        <label htmlFor="edge-config">
          {words.edgeConfigOf(items, formatFileSize(bytes), formatFileSize(limitBytes))}
        </label>
        <meter id="edge-config" min={0} max={limitBytes} high={limitBytes * 0.8} value={bytes} />
      </p>
      {bytes > limitBytes && <p data-state="bad">{words.edgeConfigFull}</p>}
    </section>
  );
}
