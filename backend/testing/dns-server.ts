import { createSocket } from "node:dgram";
import { once } from "node:events";

const TYPES: Record<number, "A" | "TXT"> = { 1: "A", 16: "TXT" };
const NOT_THERE = 3;
const SERVER_FAILURE = 2;

/** A name server on a UDP port of its own, with the records that a test gives it. */
export async function openDnsServer() {
  /** `TXT _clinic-verify.clinic.kr` and its values. */
  const records = new Map<string, string[]>();
  const state = { isFailing: false };
  const socket = createSocket("udp4", (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const values = records.get(`${TYPES[type]} ${name}`) ?? [];
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    const code = state.isFailing ? SERVER_FAILURE : isKnown ? 0 : NOT_THERE;
    const answers = state.isFailing ? [] : values.map((value) => answerOf(type, value));
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    settings: { DNS_SERVERS: `127.0.0.1:${socket.address().port}` },
    records,
    state,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** A record of the queried name, with a TTL of 0. */
function answerOf(type: number, value: string): Buffer {
  const data =
    TYPES[type] === "A"
      ? Buffer.from(value.split(".").map(Number))
      : Buffer.concat([Buffer.from([value.length]), Buffer.from(value)]);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
