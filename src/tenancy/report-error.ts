import { signTenancyPass } from "@/contract/tenant/signed-tokens";
import { environment } from "./environment";
import { parseHostHeader } from "./hostname";

const REPORT_AFTER_MS = 5000;
/** Kinds of errors remembered at most while the backend is away. */
const MOST = 200;
const LONGEST_CALL = 200;

interface Counted {
  /** Whose page it was: the backend knows its partner. */
  host: string;
  call: string;
  count: number;
}

const counts = new Map<string, Counted>();
let timer: NodeJS.Timeout | null = null;

/** Counts a page's failure for the platform's page; the backend hears of it in a moment, or once it is back. */
export function reportError(hostHeader: string, route: string): void {
  const host = parseHostHeader(hostHeader)?.host ?? "";
  const call = route.slice(0, LONGEST_CALL) || "none";
  const key = `${host} ${call}`;
  const counted = counts.get(key);
  if (counted) counted.count += 1;
  else if (counts.size < MOST) counts.set(key, { host, call, count: 1 });
  later();
}

function later(): void {
  if (timer || !environment.previewSecret) return;
  timer = setTimeout(() => void send(), REPORT_AFTER_MS).unref();
}

async function send(): Promise<void> {
  timer = null;
  const errors = [...counts.values()];
  counts.clear();
  if (await tell(errors)) return;
  for (const error of errors) keepForNext(error);
  later();
}

function keepForNext({ host, call, count }: Counted): void {
  const key = `${host} ${call}`;
  counts.set(key, { host, call, count: count + (counts.get(key)?.count ?? 0) });
}

/** Whether the backend has heard. */
async function tell(errors: Counted[]): Promise<boolean> {
  const secret = environment.previewSecret ?? "";
  try {
    const response = await fetch(`${environment.backendUrl}/tenancy/errors`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${await signTenancyPass(secret, new Date())}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ errors }),
      signal: AbortSignal.timeout(REPORT_AFTER_MS),
    });
    // What it refuses now it will refuse again.
    return response.status < 500;
  } catch {
    return false;
  }
}
