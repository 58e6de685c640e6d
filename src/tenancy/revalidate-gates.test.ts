import { createHmac } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/cache-tags";
import { revalidateGates } from "./revalidate-gates";

const SECRET = "a secret of the backend";
const directory = { findPartner: vi.fn(), findGate: vi.fn(), revalidate: vi.fn() };

async function tell(body: string, secret = SECRET) {
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  const headers = { [REVALIDATE_SIGNATURE_HEADER]: signature };
  const request = new Request("http://clinic.example/api/revalidate", { method: "POST", body, headers });
  await revalidateGates(request, directory);
  return directory.revalidate.mock.calls.flatMap(([partnerIds]) => partnerIds);
}

afterEach(() => {
  vi.unstubAllEnvs();
  directory.revalidate.mockClear();
});

it("lets the edge look again at partners that were published, not at those whose content changed", async () => {
  vi.stubEnv("REVALIDATE_SECRET", SECRET);
  const tags = ["partner:lumiere", "partner:onyu:products", "partner:onyu:notices:7", "partner:haneul"];
  expect(await tell(JSON.stringify({ tags }))).toEqual(["lumiere", "haneul"]);
});

it.each([["not json"], ["null"], ["{}"], ['{"tags":"partner:lumiere"}'], ['{"tags":[null,"partner:../x"]}']])(
  "leaves the signed body %s to the route",
  async (body) => {
    vi.stubEnv("REVALIDATE_SECRET", SECRET);
    expect(await tell(body)).toEqual([]);
  },
);

it.each([
  ["another's signature", "another secret", {}],
  ["no secret", SECRET, { REVALIDATE_SECRET: "" }],
  ["Vercel", SECRET, { VERCEL: "1" }],
])("does nothing by %s", async (_, signedWith, environment) => {
  vi.stubEnv("REVALIDATE_SECRET", SECRET);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  expect(await tell('{"tags":["partner:lumiere"]}', signedWith)).toEqual([]);
});
