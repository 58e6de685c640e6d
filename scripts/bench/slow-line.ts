import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** Lighthouse's slow 4G, as a line has it: for all connections together, and no more than that for each request. */
const ROUND_TRIP_MS = 150;
const DOWN_KBIT = 1638.4;
const UP_KBIT = 750;
const PACKET_BYTES = 1400;
/** Held back of each connection: a server learns soon what the line takes, and sends what matters first. */
const MOST_HELD_BYTES = 32 * 1024;

interface Ports {
  from: number;
  to: number;
}

/**
 * Stands between a browser and a server of this machine as a slow line does. The browser's own throttling shares a line
 * among all requests alike, whatever HTTP/2 sends first. A thread of its own: measuring does not hold it up.
 */
export async function startSlowLine(ports: Ports): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: ports });
  worker.unref();
  await once(worker, "message");
}

/** How many ms a packet of so many bytes takes, behind those before it. */
function direction(kbit: number): (bytes: number) => number {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8) / kbit;
    return freeAt - now + ROUND_TRIP_MS / 2;
  };
}

function carry(from: Socket, to: Socket, timeOf: (bytes: number) => number): void {
  let held = 0;
  // Timers of nearly one moment come in any order: each sends what has waited longest.
  const packets: Buffer[] = [];
  let isOver = false;
  const sendNext = () => {
    const packet = packets.shift();
    if (packet) {
      held -= packet.length;
      if (to.writable) to.write(packet);
      if (held < MOST_HELD_BYTES) from.resume();
    }
    if (isOver && packets.length === 0) to.end();
  };
  from.on("data", (data) => {
    for (let start = 0; start < data.length; start += PACKET_BYTES) {
      const packet = data.subarray(start, start + PACKET_BYTES);
      held += packet.length;
      packets.push(packet);
      setTimeout(sendNext, timeOf(packet.length));
    }
    if (held >= MOST_HELD_BYTES) from.pause();
  });
  from.on("end", () => {
    isOver = true;
    setTimeout(sendNext, timeOf(0));
  });
  from.on("error", () => to.destroy());
}

function listen({ from, to }: Ports): void {
  const [down, up] = [direction(DOWN_KBIT), direction(UP_KBIT)];
  const server = createServer({ noDelay: true }, (visitor) => {
    const own = connect({ port: to, host: "127.0.0.1", noDelay: true });
    carry(visitor, own, up);
    carry(own, visitor, down);
  });
  server.listen(from, "127.0.0.1", () => parentPort?.postMessage("listening"));
}

if (!isMainThread) listen(workerData as Ports);
