import http from "node:http";
import type { Database } from "../../backend/db/client";
import { staffNotices } from "../../backend/db/schema/messages";
import { staff, staffRoles } from "../../backend/db/schema/staff";
import { dayOf } from "../../backend/lib/clinic-time";
import { openSession } from "../../backend/staff/sessions";

const STREAMS = 500;
const STUDIO_CLINICS = 100;
/** Whose day is watched, by five people each. Not p1, which is full. */
export const studioClinicOf = (index: number): string => `p${2 + (index % STUDIO_CLINICS)}`;

interface Stream {
  clinic: string;
  /** Reservations of which it heard. */
  heard: Set<number>;
}

export interface Studio {
  streams: Stream[];
  /** Streams that ended by themselves. */
  broken: () => number;
  /** Days that were reloaded, by status. */
  days: Record<string, number>;
  close: () => void;
}

/** Signs receptionists in and opens their streams; each reloads its day after a change, as the studio's page does. */
export async function openStudio(db: Database, backendPort: number): Promise<Studio> {
  const cookies = await signIn(db);
  const requests: http.ClientRequest[] = [];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const days: Record<string, number> = {};
  let isClosing = false;
  let broken = 0;
  const get = (path: string, cookie: string, options: http.RequestOptions = {}) =>
    http.get({
      host: "127.0.0.1",
      port: backendPort,
      path,
      headers: { host: `studio.localhost:${backendPort}`, cookie },
      ...options,
    });
  const readDay = (clinic: string, cookie: string) => {
    const answered = (status: number) => {
      days[status] = (days[status] ?? 0) + 1;
    };
    get(`/studio/${clinic}/day?date=${dayOf(new Date())}`, cookie, { agent })
      .on("response", (response) => response.resume().on("end", () => answered(response.statusCode ?? 0)))
      .on("error", () => answered(0));
  };
  const open = (cookie: string, index: number) =>
    new Promise<Stream>((resolve, reject) => {
      const stream = { clinic: studioClinicOf(index), heard: new Set<number>() };
      const end = () => {
        if (!isClosing) broken += 1;
      };
      const request = get(`/studio/${stream.clinic}/events`, cookie, { agent: false });
      requests.push(request);
      request.on("error", reject).on("response", (response) => {
        if (response.statusCode !== 200) return reject(new Error(`A stream: ${response.statusCode}`));
        response.on("close", end).on("error", () => {});
        readEvents(response, (event, data) => {
          if (event === "reread") return resolve(stream);
          if (data.kind !== "reservation") return;
          stream.heard.add(data.thingId);
          readDay(stream.clinic, cookie);
        });
      });
    });
  const streams = await Promise.all(cookies.map(open));
  const close = () => {
    isClosing = true;
    for (const request of requests) request.destroy();
    agent.destroy();
  };
  return { streams, broken: () => broken, days, close };
}

function readEvents(
  response: http.IncomingMessage,
  onEvent: (event: string, data: { kind?: string; thingId: number }) => void,
): void {
  let text = "";
  response.setEncoding("utf8").on("data", (chunk: string) => {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event = "", data = ""] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      if (event) onEvent(event, JSON.parse(data));
    }
  });
}

/** One person of each clinic is told of bookings by a message, too. Answers cookies. */
async function signIn(db: Database): Promise<string[]> {
  const createdAt = new Date();
  const accounts = Array.from({ length: STREAMS }, (_, n) => ({
    name: "박접수",
    phone: `0109${String(n).padStart(7, "0")}`,
    createdAt,
  }));
  const made = await db.insert(staff).values(accounts).returning({ staffId: staff.id });
  const members = made.map(({ staffId }, index) => ({ partnerId: studioClinicOf(index), staffId }));
  await db
    .insert(staffRoles)
    .values(members.map((member) => ({ ...member, role: "reception" as const, createdAt })));
  await db
    .insert(staffNotices)
    .values(
      members
        .slice(0, STUDIO_CLINICS)
        .map((member) => ({ ...member, kind: "newBooking" as const, channel: "sms" as const })),
    );
  return Promise.all(
    members.map(async ({ staffId }) => {
      const token = await openSession(db, { staffId, userAgent: "", now: createdAt });
      return `studio=${token}`;
    }),
  );
}
