import { readFile } from "node:fs/promises";

/** Of Linux: /proc/<pid>/stat counts in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** What a process has taken of a processor so far: a busy machine does not change it. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** What it has taken of memory at most so far, MB. */
export const peakMb = async (pid: number): Promise<number> => Math.round(await statusMib(pid, "VmHWM"));

/** What it takes of memory now, MiB. */
export const residentMib = (pid: number): Promise<number> => statusMib(pid, "VmRSS");

async function statusMib(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const [, kilobytes = "0"] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
