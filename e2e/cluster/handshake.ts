import { once } from "node:events";
import http2 from "node:http2";
import tls from "node:tls";

interface Options {
  port: number;
  ca: string;
  settings?: tls.ConnectionOptions;
}

/** Connects as a browser does: the name that the certificate is for, or why there is no connection. */
export function shakeHands(servername: string, { port, ca, settings = {} }: Options): Promise<string> {
  return new Promise((resolve) => {
    const options = { host: "127.0.0.1", port, ca, servername, ALPNProtocols: ["h2", "http/1.1"] };
    const socket = tls.connect({ ...options, ...settings });
    socket.once("secureConnect", () => {
      const names = socket.getPeerCertificate().subjectaltname ?? "";
      resolve(`${names} ${socket.getProtocol()} ${socket.alpnProtocol || "none"}`);
      socket.destroy();
    });
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** A page over HTTP/2. */
export async function getByHttp2(
  host: string,
  { port, ca }: Options,
): Promise<{ status: number; text: string }> {
  const session = http2.connect(`https://${host}:${port}`, {
    ca,
    createConnection: () =>
      tls.connect({ host: "127.0.0.1", port, ca, servername: host, ALPNProtocols: ["h2"] }),
  });
  try {
    const request = session.request({ ":path": "/", ":authority": host });
    const [headers] = await once(request, "response");
    let text = "";
    for await (const chunk of request) text += chunk;
    return { status: Number(headers[":status"]), text };
  } finally {
    session.destroy();
  }
}
