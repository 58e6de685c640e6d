import "reflect-metadata";
import { createHash, randomBytes, webcrypto } from "node:crypto";
import * as x509 from "@peculiar/x509";
import { Hono } from "hono";
import { openFakeServer } from "./fake-server";

const DAY_MS = 86_400_000;
const EC = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

interface Order {
  id: number;
  host: string;
  replaces: string | null;
  status: "pending" | "ready" | "valid" | "invalid";
  token: string;
  certificate?: string;
  error?: { type: string; detail: string };
}

interface Options {
  now: () => Date;
  /** Asks the name for a token's response, as the authority does by HTTP; throws where it cannot be reached. */
  ask: (host: string, token: string) => Promise<string>;
}

/** An ACME authority that signs what answers its challenge. It believes every signature: requests are acme-client's. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one route each of RFC 8555.
export async function openFakeAuthority({ now, ask }: Options) {
  const orders: Order[] = [];
  const accounts = new Set<string>();
  const state = {
    isAway: false,
    /** Of its clock from ours. */
    clockMs: 0,
    /** Refuses new orders with it. */
    refusal: null as { type: string; detail: string; status: number; retryAfter?: string } | null,
    /** Signs for this name, whatever was asked for. */
    signsFor: null as string | null,
    lifeMs: 90 * DAY_MS,
    /** ARI: what it suggests for every certificate; null: it has no ARI. */
    window: null as { start: string; end: string } | null,
  };
  const keys = await webcrypto.subtle.generateKey(EC, true, ["sign", "verify"]);
  const root = await selfSigned(keys, now());
  const sign = (publicKey: x509.PublicKey, host: string, lifeMs: number) =>
    signCertificate({ publicKey, host, notBefore: now(), lifeMs, root, signingKey: keys.privateKey });
  const origin = () => server.url;
  const app = new Hono();
  app.use(async (c, next) => {
    if (state.isAway) return c.text("away", 502);
    await next();
    c.header("replay-nonce", randomBytes(8).toString("hex"));
    c.header("date", new Date(now().getTime() + state.clockMs).toUTCString());
  });
  const view = (order: Order) => ({
    status: order.status,
    identifiers: [{ type: "dns", value: order.host }],
    authorizations: [`${origin()}/authz/${order.id}`],
    finalize: `${origin()}/finalize/${order.id}`,
    certificate: `${origin()}/certificate/${order.id}`,
    error: order.error,
  });
  const orderOf = (id: string) => {
    const order = orders[Number(id)];
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };

  app.get("/directory", (c) =>
    c.json({
      newNonce: `${origin()}/nonce`,
      newAccount: `${origin()}/account`,
      newOrder: `${origin()}/order`,
      ...(state.window ? { renewalInfo: `${origin()}/renewal` } : {}),
    }),
  );
  app.get("/nonce", (c) => c.body(null, 204));
  app.post("/account", async (c) => {
    const { jwk } = (await read(c.req.raw)).head;
    accounts.add(JSON.stringify(jwk));
    return c.json({ status: "valid" }, 201, { location: `${origin()}/account/1` });
  });
  app.post("/order", async (c) => {
    const { refusal } = state;
    if (refusal) {
      const { status, retryAfter, ...problem } = refusal;
      const headers = retryAfter ? { "retry-after": retryAfter } : {};
      return c.json(problem, status as 400, headers as Record<string, string>);
    }
    const { identifiers, replaces = null } = (await read(c.req.raw)).body;
    const order: Order = {
      id: orders.length,
      host: identifiers[0].value,
      replaces,
      status: "pending",
      token: randomBytes(16).toString("hex"),
    };
    orders.push(order);
    return c.json(view(order), 201, { location: `${origin()}/order/${order.id}` });
  });
  app.post("/order/:id", (c) => c.json(view(orderOf(c.req.param("id")))));
  app.post("/authz/:id", (c) => {
    const { id, host, status, token, error } = orderOf(c.req.param("id"));
    const seen = status === "pending" || status === "invalid" ? status : "valid";
    const challenge = { type: "http-01", url: `${origin()}/challenge/${id}`, status: seen, token, error };
    return c.json({ status: seen, identifier: { type: "dns", value: host }, challenges: [challenge] });
  });
  app.post("/challenge/:id", async (c) => {
    const order = orderOf(c.req.param("id"));
    const { host, token } = order;
    try {
      const isRight = (await ask(host, token)).startsWith(`${token}.`);
      Object.assign(order, isRight ? { status: "ready" } : failed("unauthorized", "Invalid response"));
    } catch {
      Object.assign(order, failed("connection", "Timeout during connect"));
    }
    return c.json({ type: "http-01", status: "processing", url: c.req.url, token });
  });
  app.post("/finalize/:id", async (c) => {
    const order = orderOf(c.req.param("id"));
    const { csr } = (await read(c.req.raw)).body;
    if (order.status !== "ready")
      return c.json({ type: "urn:ietf:params:acme:error:orderNotReady", detail: order.status }, 403);
    const request = new x509.Pkcs10CertificateRequest(Buffer.from(csr, "base64url"));
    const certificate = await sign(request.publicKey, state.signsFor ?? order.host, state.lifeMs);
    Object.assign(order, { status: "valid", certificate: certificate.toString("pem") });
    return c.json(view(order));
  });
  app.post("/certificate/:id", (c) =>
    c.text(`${orderOf(c.req.param("id")).certificate}\n${root.toString("pem")}\n`),
  );
  app.get("/renewal/:id", (c) => c.json({ suggestedWindow: state.window }));

  const server = await openFakeServer(async ({ method, url = "" }, body, response) => {
    const answer = await app.request(url, { method, body: method === "POST" ? body : undefined });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(method === "HEAD" ? undefined : await answer.text());
  });
  const reset = () => {
    orders.length = 0;
    Object.assign(state, { isAway: false, clockMs: 0, refusal: null, signsFor: null, window: null });
    state.lifeMs = 90 * DAY_MS;
  };
  return { directory: `${server.url}/directory`, orders, accounts, state, reset, close: server.close };
}

async function signCertificate(wish: {
  publicKey: x509.PublicKey;
  host: string;
  notBefore: Date;
  lifeMs: number;
  root: x509.X509Certificate;
  signingKey: webcrypto.CryptoKey;
}): Promise<x509.X509Certificate> {
  const { publicKey, host, notBefore, lifeMs, root, signingKey } = wish;
  return x509.X509CertificateGenerator.create({
    subject: `CN=${host}`,
    issuer: root.subject,
    ...{ publicKey, signingKey, signingAlgorithm: EC, notBefore },
    notAfter: new Date(notBefore.getTime() + lifeMs),
    extensions: [
      new x509.SubjectAlternativeNameExtension([{ type: "dns", value: host }]),
      await x509.AuthorityKeyIdentifierExtension.create(root.publicKey),
    ],
  });
}

const failed = (type: string, detail: string) => ({
  status: "invalid",
  error: { type: `urn:ietf:params:acme:error:${type}`, detail },
});

/** A flattened JWS: its protected head, and what is signed. */
async function read(request: Request) {
  const { protected: head, payload } = await request.json();
  const decode = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString() || "null");
  return { head: decode(head), body: decode(payload) };
}

const selfSigned = (keys: webcrypto.CryptoKeyPair, at: Date) =>
  x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=An authority of tests",
    keys,
    signingAlgorithm: EC,
    serialNumber: createHash("sha256").update(String(at.getTime())).digest("hex").slice(0, 16),
    notBefore: at,
    notAfter: new Date(at.getTime() + 3650 * DAY_MS),
  });
