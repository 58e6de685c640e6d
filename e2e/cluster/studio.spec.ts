import { createHash, randomBytes } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import { type ClusterProduct, startClusterProduct } from "./cluster-product";

let product: ClusterProduct;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startClusterProduct();
});
test.afterAll(() => product?.stop());

/** A request to nginx in front of the backends, under a host's name. */
const ask = (host: string, path: string, cookie = "") =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const port = product.settings.site.backendPort;
    const headers = { host: `${host}:${port}`, cookie };
    http.get({ host: "127.0.0.1", port, path, headers, agent: false }, resolve).on("error", reject);
  });
const statusAt = async (host: string, path: string) => {
  const response = await ask(host, path);
  response.resume();
  return response.statusCode;
};

test("nginx leads the studio's host to its app alone", async () => {
  expect(await statusAt("studio.localhost", "/signin")).toBe(200);
  expect(await statusAt("studio.localhost", "/studio/account")).toBe(401);
  expect(await statusAt("studio.localhost", "/openapi.json")).toBe(404);
  expect(await statusAt("localhost", "/studio/account")).toBe(404);
  expect(await statusAt("localhost", "/openapi.json")).toBe(200);
});

test("nginx passes the stream on as it comes, whichever process commits the change", async () => {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("hex");
  await product.sql.query(
    `with person as (insert into staff (name, phone, created_at) values ('윤접수', '01099990001', now()) returning id),
          role as (insert into staff_roles (partner_id, staff_id, role, created_at) select 'lumiere', id, 'reception', now() from person)
     insert into staff_sessions (token_hash, staff_id, device, created_at, seen_at, expires_at)
     select $1, id, 'a test', now(), now(), now() + interval '1 hour' from person`,
    [hash],
  );
  const stream = await ask("studio.localhost", "/studio/lumiere/events", `studio=${token}`);
  let text = "";
  stream.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await expect.poll(() => text).toContain("event: reread");
  await product.sql.query(
    `insert into audit (partner_id, at, actor_kind, actor_name, action, thing_kind, thing_id)
     values ('lumiere', now(), 'command', 'a test', 'reservation.arrive', 'reservation', 4711)`,
  );
  await expect.poll(() => text).toContain('"thingId":4711');
  stream.destroy();
});
