import { useState } from "react";
import { previewLabels } from "@/labels/preview";
import { clinicTime } from "@/lib/clinic-time";
import { CopyText } from "./copy-text";
import { SHARED_HOURS } from "./shared-hours";

const { share: words } = previewLabels;
const LINKS_PATH = "/~preview/links";

type Made = { kind: "none" } | { kind: "failed" } | { kind: "link"; url: string; expiresAt: string };

/** Makes a further link for somebody else, which expires. */
export function ShareLink() {
  const [hours, setHours] = useState<number>(SHARED_HOURS[1]);
  const [made, setMade] = useState<Made>({ kind: "none" });
  const make = async () => setMade(await askForLink(hours));
  return (
    <div className="pv-share">
      <p className="pv-note">{words.description}</p>
      <p className="pv-row">
        <label>
          {words.hours}{" "}
          <select value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {SHARED_HOURS.map((choice) => (
              <option key={choice} value={choice}>
                {words.hoursOf(choice)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="pv-button" onClick={make}>
          {words.make}
        </button>
      </p>
      <div role="status">
        {made.kind === "failed" && words.failed}
        {made.kind === "link" && (
          <CopyText label={`${words.link}, ${words.until(momentOf(made.expiresAt))}`} text={made.url} />
        )}
      </div>
    </div>
  );
}

async function askForLink(hours: number): Promise<Made> {
  try {
    const response = await fetch(LINKS_PATH, { method: "POST", body: JSON.stringify({ hours }) });
    if (!response.ok) return { kind: "failed" };
    return { kind: "link", ...((await response.json()) as { url: string; expiresAt: string }) };
  } catch {
    return { kind: "failed" };
  }
}

function momentOf(instant: string): string {
  const { month, day, clock } = clinicTime(instant);
  return `${month}. ${day}. ${clock}`;
}
