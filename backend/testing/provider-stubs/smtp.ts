import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerEnvelope,
  type SMTPServerError,
} from "smtp-server";

const SMTP_USER = "clinic";
/** Has characters that an address has to encode. */
const SMTP_PASSWORD = "a/secret@of:the stub";

/**
 * What the next message meets: a reply's code and where it is given; lost: accepted, and the line breaks. silent: no
 * answer, and not accepted.
 */
type Trouble =
  | `${"sender" | "recipient" | "message"}-${number}`
  | "lost"
  | "broken"
  | "silent"
  | "accepted-and-silent";

interface Mail {
  from: string;
  to: string[];
  /** Headers and parts as they were sent. */
  raw: string;
}

interface Behaviour {
  /** TLS from the first byte, with a certificate that nobody trusts. */
  isSecure?: boolean;
  /** Whether it offers STARTTLS, with the same certificate. */
  hasStartTls?: boolean;
}

/** An SMTP server that authenticates, refuses, breaks off and is silent, and keeps what it accepted. */
export async function startSmtp({ isSecure = false, hasStartTls = false }: Behaviour = {}) {
  const box: Mail[] = [];
  const troubles: Trouble[] = [];
  const sockets = new Set<Socket>();
  const seen = { passwords: 0 };

  /** Takes the next trouble, if it is one of this stage. */
  function refusalAt(stage: "sender" | "recipient" | "message"): SMTPServerError | null {
    if (!troubles[0]?.startsWith(`${stage}-`)) return null;
    const code = Number(troubles.shift()?.slice(stage.length + 1));
    return Object.assign(new Error(`no mail for a@b.example`), { responseCode: code });
  }

  async function receive(stream: SMTPServerDataStream, { mailFrom, rcptTo }: SMTPServerEnvelope) {
    const from = mailFrom ? mailFrom.address : "";
    const chunks: Buffer[] = await stream.toArray();
    return { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() };
  }

  /** Of plain connections alone: destroying the socket below a TLS handshake crashes Node 22. */
  function breakOff() {
    for (const socket of sockets) socket.destroy();
  }

  const server = new SMTPServer({
    secure: isSecure,
    disabledCommands: hasStartTls ? [] : ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 1,
    // Silences a warning about the package's own certificate.
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      seen.passwords += 1;
      const isKnown = username === SMTP_USER && password === SMTP_PASSWORD;
      done(isKnown ? null : new Error("no such user or password"), isKnown ? { user: username } : undefined);
    },
    onMailFrom: (_address, _session, done) => done(refusalAt("sender")),
    onRcptTo: (_address, _session, done) => done(refusalAt("recipient")),
    onData: async (stream, { envelope }, done) => {
      const mail = await receive(stream, envelope);
      const refusal = refusalAt("message");
      if (refusal) return done(refusal);
      const trouble = troubles.shift();
      if (trouble !== "silent" && trouble !== "broken") box.push(mail);
      if (trouble === "lost" || trouble === "broken") breakOff();
      else if (!trouble) done();
    },
  });
  server.on("error", () => {
    // A client that refuses the certificate, or leaves.
  });
  server.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const login = `${SMTP_USER}:${encodeURIComponent(SMTP_PASSWORD)}`;
  return {
    url: `${isSecure ? "smtps" : "smtp"}://${login}@127.0.0.1:${port}`,
    /** Reaches this machine as well, but counts as no loopback. */
    farUrl: `smtp://${login}@0.0.0.0:${port}`,
    box,
    seen,
    /** What the next messages meet, in this order. */
    meet: (...next: Trouble[]) => void troubles.push(...next),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The value of a header, unfolded and decoded. */
export function headerOf({ raw }: Mail, name: string): string {
  const [head = ""] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[\t ]+/g, " ").split("\r\n");
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? "";
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, words: string) => Buffer.from(words, "base64").toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, words: string) => quotedText(words.replaceAll("_", " ")));
}

/** The decoded body of the part whose content type begins so; empty where there is none. */
export function partOf({ raw }: Mail, contentType: string): string {
  const { index = -1 } = new RegExp(`Content-Type: ${contentType}`).exec(raw) ?? {};
  if (index < 0) return "";
  // Its headers may begin before the one that names its type.
  const start = Math.max(raw.lastIndexOf("\r\n\r\n", index), raw.lastIndexOf("\r\n--", index), 0);
  const [head = "", ...rest] = raw.slice(start).trimStart().split("\r\n\r\n");
  const body = rest.join("\r\n\r\n").split("\r\n--")[0] ?? "";
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, "base64").toString();
  return /Content-Transfer-Encoding: quoted-printable/i.test(head)
    ? quotedText(body.replace(/=\r\n/g, ""))
    : body;
}

const quotedText = (text: string): string =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
