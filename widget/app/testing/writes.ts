/** What a backend was asked to change. */
interface Write {
  path: string;
  body: unknown;
  idempotencyKey: string | null;
  authorization: string | null;
}

/** Keeps requests in the order they came, and answers each one's body. */
export function createWrites() {
  const writes: Write[] = [];
  return {
    async note<Body>(request: Request): Promise<Body> {
      const text = await request.text();
      const body: unknown = text === "" ? null : JSON.parse(text);
      writes.push({
        path: `${request.method} ${new URL(request.url).pathname}`,
        body,
        idempotencyKey: request.headers.get("idempotency-key"),
        authorization: request.headers.get("authorization"),
      });
      // The widget's own request; what it holds is what the tests are about.
      return body as Body;
    },
    matching: (path: RegExp) => writes.filter((write) => path.test(write.path)),
    to: (path: string) => writes.filter((write) => write.path === path),
    clear: () => writes.splice(0),
  };
}
