import sharp from "sharp";
import type { StudioInput } from "@/contract/studio";
import type { Media } from "@/contract/studio/media";
import { staff } from "../db/schema/staff";
import { createStudioApp } from "../http/app";
import { giveRole } from "../staff/accounts";
import { openSession } from "../staff/sessions";
import { openContent } from "./content";
import { type DeskPerson, deskPerson } from "./desk";
import type { Engine } from "./engines";

const ORIGIN = "http://studio.localhost:4000";
const COMMAND = { kind: "command", id: null, name: "a test" } as const;

/** A picture that no other test uploads, by its colour and size. */
export const photo = (width: number, height: number, background = "#a0522d"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A clinic with its content, whose owner uploads pictures over http. */
export async function openMedia(engine: Engine) {
  const content = await openContent(engine);
  const { clinic, owner } = content;
  const { db, services } = clinic;
  const app = createStudioApp(services);
  const [account] = await db
    .insert(staff)
    .values({ name: "서대표", phone: "01099990001", createdAt: services.now() })
    .returning();
  if (!account) throw new Error("The account was not inserted");
  const membership = { staffId: account.id, role: "owner", employeeId: null } as const;
  await giveRole(db, "alpha", membership, { actor: COMMAND, now: services.now() });
  const token = await openSession(db, { staffId: account.id, userAgent: "", now: services.now() });
  const session = `studio=${token}`;

  async function upload(bytes: Buffer, name = "사진.jpg", { cookie = session, origin = ORIGIN } = {}) {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(bytes)], name));
    const request = { method: "POST", headers: { cookie, origin }, body: form };
    const response = await app.request("/studio/alpha/media", request);
    const body = (await response.json()) as { row: Media; message: string; translatedMessage: string };
    return { status: response.status, body, row: body.row };
  }
  type Query = Partial<StudioInput<"GET /studio/:clinic/media">["query"]>;
  const listAs = async (who: DeskPerson, query: Query = {}) =>
    (await who.call("GET /studio/:clinic/media", { query })).rows;
  const params = ({ id }: Media) => ({ id: id ?? 0 });
  return {
    ...{ content, clinic, upload, listAs },
    desk: await deskPerson(clinic),
    agency: await deskPerson(clinic, { role: "agency" }),
    stranger: await deskPerson(clinic, { role: "owner", tenant: "free" }),
    list: (query: Query) => listAs(owner, query),
    change: async (row: Media, body: StudioInput<"PUT /studio/:clinic/media/:id">["body"]) =>
      (await owner.call("PUT /studio/:clinic/media/:id", { params: params(row), body })).row,
    renew: (row: Media) => owner.call("POST /studio/:clinic/media/:id/renewal", { params: params(row) }),
    replace: (file: string, { id }: Media) =>
      owner.call("POST /studio/:clinic/media-replacements", { body: { file, by: id ?? 0 } }),
    remove: (row: Media) => owner.call("DELETE /studio/:clinic/media/:id", { params: params(row) }),
    studioGet: async (path: string) => app.request(path, { headers: { cookie: session } }),
    close: () => clinic.close(),
  };
}
