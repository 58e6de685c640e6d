import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { registerBackend, requestBackend } from "./running-backend";

let folder: string;
let server: Server | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "backend-"));
});
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true });
});

async function answering(status: number, text: string): Promise<void> {
  const opened = createServer((_, response) => response.writeHead(status).end(text));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  await registerBackend(folder, `http://127.0.0.1:${(opened.address() as AddressInfo).port}`);
}

it("tells a command what the backend answered, and why it refused", async () => {
  await answering(200, '{"row":1}');
  expect(await requestBackend(folder, "/operation/x", {})).toEqual({ row: 1 });
  server?.close();
  await answering(422, '{"statusCode":422,"message":"x","translatedMessage":"병원을 찾을 수 없습니다."}');
  await expect(requestBackend(folder, "/operation/x", {})).rejects.toThrow(
    /answered 422 to \/operation\/x\. 병원을 찾을 수 없습니다\.$/,
  );
});

it("tells the status alone of another program's answer", async () => {
  await answering(502, "<html>Bad gateway</html>");
  await expect(requestBackend(folder, "/operation/x", {})).rejects.toThrow(
    /answered 502 to \/operation\/x\.$/,
  );
});

it("says where it looked for a backend", async () => {
  await expect(requestBackend(folder, "/operation/x", {})).rejects.toThrow(`No backend runs on ${folder}`);
});
