import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";
import type { S3Settings } from "../providers/s3-storage";

/** A store that speaks enough of S3 for tests: a bucket in memory, which checks signatures. */
export async function openFakeS3() {
  const files = new Map<string, { bytes: Buffer; contentType: string | undefined }>();
  const failures: number[] = [];
  const settings: S3Settings = {
    url: "",
    region: "ap-northeast-2",
    accessKeyId: "test-key",
    secretAccessKey: "test-secret",
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const failure = failures.shift() ?? ((await isSigned(settings, request)) ? undefined : 403);
    const [status, body] = failure ? [failure] : act(request, Buffer.concat(chunks));
    response.writeHead(status).end(body);
  });

  function act({ method, url = "", headers }: IncomingMessage, bytes: Buffer): [number, Buffer?] {
    if (method === "PUT") files.set(url, { bytes, contentType: headers["content-type"] });
    if (method === "DELETE") return [files.delete(url) ? 204 : 404];
    const file = files.get(url);
    return file ? [200, method === "GET" ? file.bytes : undefined] : [404];
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  settings.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;

  return {
    settings,
    files,
    /** Statuses that the next requests are answered with. */
    failures,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function isSigned(settings: S3Settings, { method, url, headers }: IncomingMessage): Promise<boolean> {
  const address = `http://${headers.host}${url}`;
  const datetime = String(headers["x-amz-date"]);
  const expected = await new AwsV4Signer({
    ...settings,
    url: address,
    method,
    service: "s3",
    datetime,
  }).sign();
  return expected.headers.get("authorization") === headers.authorization;
}
