import { createHmac } from "node:crypto";
import { revalidateTag } from "next/cache";
import { afterEach, describe, expect, it, vi } from "vitest";
import { REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/cache-tags";
import { revalidateRoute } from "./revalidate-route";
import { warmPages } from "./warm-pages";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ revalidateTag: vi.fn() }));
vi.mock("next/server", () => ({ after: (work: () => void) => work() }));
vi.mock("./warm-pages", () => ({ warmPages: vi.fn() }));

const SECRET = "a secret";
const sign = (body: string, secret = SECRET) => createHmac("sha256", secret).update(body).digest("hex");

function ask(body: string, signature: string | null) {
  const headers: Record<string, string> =
    signature === null ? {} : { [REVALIDATE_SIGNATURE_HEADER]: signature };
  return revalidateRoute(
    new Request("http://clinic.example/api/revalidate", { method: "POST", body, headers }),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.mocked(revalidateTag).mockClear();
});

describe("revalidateRoute", () => {
  it("revalidates the tags of a signed request", async () => {
    vi.stubEnv("REVALIDATE_SECRET", SECRET);
    const body = JSON.stringify({ tags: ["partner:lumiere:products:12", "partner:haneul"] });
    expect((await ask(body, sign(body))).status).toBe(200);
    expect(vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag)).toEqual([
      "partner:lumiere:products:12",
      "partner:haneul",
    ]);
    expect(warmPages).toHaveBeenCalledWith(["partner:lumiere:products:12", "partner:haneul"]);
  });

  it("tells the server that watches how much was told, and when it was written", async () => {
    vi.stubEnv("REVALIDATE_SECRET", SECRET);
    const purged = vi.fn();
    vi.stubGlobal(Symbol.for("clinic-storefront.watch") as unknown as string, { purged });
    const body = JSON.stringify({
      tags: ["partner:lumiere", "partner:haneul"],
      writtenAt: 1_700_000_000_000,
    });
    expect((await ask(body, sign(body))).status).toBe(200);
    expect((await ask(body, "zz")).status).toBe(403);
    expect(purged.mock.calls).toEqual([[{ tags: 2, writtenAt: 1_700_000_000_000 }]]);
  });

  const body = JSON.stringify({ tags: ["partner:lumiere"] });
  it.each([
    ["no signature", body, null],
    ["another secret", body, sign(body, "another")],
    ["another body", body, sign("{}")],
    ["no hex", body, "zz"],
    ["a piece of the signature", body, sign(body).slice(0, 10)],
  ])("refuses %s", async (_, text, signature) => {
    vi.stubEnv("REVALIDATE_SECRET", SECRET);
    expect((await ask(text, signature)).status).toBe(403);
    expect(revalidateTag).not.toHaveBeenCalled();
  });

  it.each([["not json"], ["{}"], ['{"tags":[]}'], ['{"tags":["*"]}'], ['{"tags":["partner:../x"]}']])(
    "refuses the signed body %s",
    async (text) => {
      vi.stubEnv("REVALIDATE_SECRET", SECRET);
      expect((await ask(text, sign(text))).status).toBe(400);
      expect(revalidateTag).not.toHaveBeenCalled();
    },
  );

  it("is not there without a secret", async () => {
    vi.stubEnv("REVALIDATE_SECRET", "");
    expect((await ask("{}", sign("{}", ""))).status).toBe(404);
  });
});
