import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentSchema } from "@/contract/tenant/content";
import { tenantSchema } from "@/contract/tenant/tenant";
import { ids, contentOf as of, partners, pictures, ROOT } from "./demo-clinics";

const MAX_PICTURE_BYTES = 12 * 1024 * 1024;

describe.each(partners)("the demo clinic $id", ({ id, tenant, content }) => {
  it("is a valid tenant with valid content", () => {
    expect(tenantSchema.parse(tenant).id).toBe(id);
    expect(contentSchema.safeParse(content).error?.issues).toBeUndefined();
  });

  it("names only pictures of its own that exist", () => {
    const urls = [...JSON.stringify([tenant, content]).matchAll(/"(\/media\/[^"]+)"/g)].map(
      ([, url = ""]) => url,
    );
    const missing = urls.filter((url) => {
      const [, , partner, file = ""] = url.split("/");
      return partner !== id || !existsSync(join(ROOT, id, "content/images", file));
    });
    expect(urls.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it("keeps no picture that nothing shows", () => {
    const text = JSON.stringify([tenant, content]);
    expect(pictures(id).filter((file) => !text.includes(`/media/${id}/${file}`))).toEqual([]);
  });

  it("gives every treatment a picture of its own", () => {
    const { products } = contentSchema.parse(content);
    const prints = products.map(({ image }) =>
      fingerprint(join(ROOT, id, "content/images", image.url.slice(8 + id.length))),
    );
    expect(new Set(prints).size).toBe(products.length);
  });

  it("refers only to keys that exist, each named once", () => {
    const seed = contentSchema.parse(content);
    const options = seed.products.flatMap((product) => product.options);
    const [categoryKeys, productKeys, optionKeys] = [seed.categories, seed.products, options].map(keysOf);
    expect(duplicates(seed.categories)).toEqual([]);
    expect(duplicates(seed.products)).toEqual([]);
    expect(duplicates(options)).toEqual([]);
    expect(duplicates(seed.events)).toEqual([]);
    expect(duplicates(seed.doctors)).toEqual([]);

    const wanted = (keys: string[], known?: Set<string>) => keys.filter((key) => !known?.has(key));
    expect(
      wanted(
        seed.products.flatMap((product) => product.categories),
        categoryKeys,
      ),
    ).toEqual([]);
    expect(
      wanted(
        seed.products.flatMap((product) => product.related),
        productKeys,
      ),
    ).toEqual([]);
    expect(
      wanted(
        seed.banners.flatMap((banner) => banner.product ?? []),
        productKeys,
      ),
    ).toEqual([]);
    expect(
      wanted(
        seed.events.flatMap((event) => Object.keys(event.prices)),
        optionKeys,
      ),
    ).toEqual([]);
  });

  it("leaves no category empty and prices events below the usual price", () => {
    const { categories, products, events } = contentSchema.parse(content);
    expect(categories.filter(({ key }) => !products.some((p) => p.categories.includes(key)))).toEqual([]);

    const usual = new Map(
      products.flatMap((p) => p.options.map((option) => [option.key, option.price] as const)),
    );
    const dear = events.flatMap((event) =>
      Object.entries(event.prices).filter(([key, price]) => price >= (usual.get(key) ?? 0)),
    );
    expect(dear).toEqual([]);
    expect(events.filter((event) => event.endDay < event.startDay)).toEqual([]);
  });

  it("has one default option for every treatment, and it is the first", () => {
    const { products } = contentSchema.parse(content);
    const odd = products.filter(
      ({ options }) =>
        options.findIndex((option) => option.isDefault) !== 0 ||
        options.filter((option) => option.isDefault).length > 1,
    );
    expect(odd.map((product) => product.key)).toEqual([]);
  });

  it("shows home blocks whose categories exist", () => {
    const names = contentSchema.parse(content).categories.map((category) => category.name);
    const shown = tenantSchema
      .parse(tenant)
      .home.flatMap((block) => (block.type === "priceTable" ? block.categoryNames : []));
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("warns of side effects wherever a needle, a blade or a beam is used", () => {
    const { products } = contentSchema.parse(content);
    const silent = products.filter((product) => product.facts.length > 0 && product.cautionHtml === "");
    expect(silent.map((product) => product.key)).toEqual([]);
  });

  it("promises nothing that a clinic may not promise", () => {
    const hits =
      JSON.stringify([tenant, content]).match(
        /최고|1위|100%|완벽|부작용 없|통증 없|보장|\p{Extended_Pictographic}/gu,
      ) ?? [];
    expect(hits.filter((hit) => hit !== "©")).toEqual([]);
  });
});

describe("the demo clinics together", () => {
  it("share no host", () => {
    const hosts = partners.flatMap(({ tenant }) => {
      const { primary, aliases } = tenantSchema.parse(tenant).domains;
      return [primary, ...aliases];
    });
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it("fill the demonstration: treatments, events in every state, people", () => {
    const { products, categories, events, doctors, banners } = of("lumiere");
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(categories).toHaveLength(10);
    expect([events.filter((event) => !event.isSecret).length, doctors.length]).toEqual([8, 6]);
    expect(banners.filter((banner) => banner.bannerLocation === "HOME_TOP")).toHaveLength(4);
    expect(events.some((event) => event.startDay <= 0 && event.endDay >= 0 && event.endDay < 3)).toBe(true);
    expect(events.some((event) => event.endDay < 0)).toBe(true);
    expect(of("haneul").events.some((event) => event.startDay > 0)).toBe(true);
  });

  it("fit their pictures into 12 MiB", () => {
    const bytes = ids.flatMap((id) =>
      pictures(id).map((file) => statSync(join(ROOT, id, "content/images", file)).size),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });
});

const fingerprint = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const keysOf = (things: readonly { key: string }[]) => new Set(things.map((thing) => thing.key));

function duplicates(things: readonly { key: string }[]): string[] {
  const seen = new Set<string>();
  return things.flatMap(({ key }) => (seen.has(key) || !seen.add(key) ? [key] : []));
}
