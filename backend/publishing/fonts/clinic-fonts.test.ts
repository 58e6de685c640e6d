import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClinicFonts, parseFonts } from "@/contract/tenant/clinic-fonts";
import type { TenantFile } from "@/contract/tenant/tenant";
import { oneEngine } from "../../testing/engines";
import { tenantFile } from "../../testing/tenants";
import { createTestBackend, type TestBackend } from "../../testing/test-backend";
import { finishPublishing } from "../finish-publishing";
import { publishTenants } from "../publish";
import { updateClinicFonts } from "./clinic-fonts";

const named = (displayName: string, theme: TenantFile["theme"] = {}) => {
  const alpha = tenantFile("alpha", { theme });
  return { ...alpha, partnerInformation: { ...alpha.partnerInformation, displayName } };
};

describe.each(oneEngine)("a clinic's own fonts, on $name", (engine) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend(engine, [named("뷁읜 의원")]);
  });
  afterAll(() => backend.close());

  const fontsOf = async (id: string): Promise<ClinicFonts> => {
    const response = await backend.app.request(`/tenancy/partners/${id}/fonts`);
    return parseFonts(await response.json());
  };
  const publish = async (file: TenantFile) => {
    await writeFile(join(backend.folder, "alpha", "tenant.json"), JSON.stringify(file));
    const place = { db: backend.db, folder: backend.folder, now: backend.clock.now };
    await publishTenants(place, { ids: ["alpha"], by: "kim" });
    await finishPublishing(backend.services.tenancy);
    return fontsOf("alpha");
  };

  it("are none before they are cut, and an unknown clinic has no answer", async () => {
    expect(await fontsOf("alpha")).toEqual({ text: null, display: null });
    expect((await backend.app.request("/tenancy/partners/nobody/fonts")).status).toBe(404);
  });

  it("hold what its words have besides the base, and are looked at once", async () => {
    await finishPublishing(backend.services.tenancy);
    const { text, display } = await fontsOf("alpha");
    expect(text?.characters).toContain("읜");
    // In every page's base, and in no common text.
    expect(text?.characters).not.toMatch(/[원뷁 ]/);
    expect(display).toBeNull();
    expect(await updateClinicFonts(backend.db, backend.clock.now)).toBe(0);
  });

  it("are served for good, to that clinic alone", async () => {
    const { text } = await fontsOf("alpha");
    const response = await backend.app.request(`/media/alpha/${text?.file}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "font/woff2",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("wOF2");
    for (const path of [`/media/beta/${text?.file}`, "/media/alpha/text-0000000000000000.woff2"])
      expect((await backend.app.request(path)).status).toBe(404);
  });

  it("change with a publish of new words, and the earlier file stays for pages that name it", async () => {
    const before = await fontsOf("alpha");
    const after = await publish(named("쒀긔 의원"));
    expect(after.text?.characters).toContain("쒀");
    expect(after.text?.characters).not.toContain("읜");
    expect((await backend.app.request(`/media/alpha/${before.text?.file}`)).status).toBe(200);
  });

  it("are the same file where the words bring nothing new", async () => {
    const before = await fontsOf("alpha");
    expect(await publish(named("긔쒀 의원"))).toEqual(before);
  });

  it("have the headings' serif for a clinic that has one, and no Pretendard where the device's font is wanted", async () => {
    const { text, display } = await publish(
      named("긔쒀 의원", { type: { font: "system", display: "serif" } }),
    );
    expect(text).toBeNull();
    expect(display?.characters).toMatch(/^ !.*~.*긔.*쒀/);
    // "진료 일정", a heading of the storefront's own.
    expect(display?.characters).toMatch(/일.*정.*진/);
  });
});
