import { describe, expect, it } from "vitest";
import type { Content, ProductSeed } from "@/contract/tenant/content";
import { tenantSchema } from "@/contract/tenant/tenant";
import { contentOf, ids, partners, pictures } from "./demo-clinics";

/** People and befores and afters, which belong to one doctor or one result, and what carries its own words. */
const WITHOUT_SCENE = /^(doctor|map|pair|popup)-|^map\.|\.pdf$/;
/** Of the grids of products: on phones, and on a wide column. */
const COLUMNS = [2, 3];

const clinics = partners.map(({ id, tenant }) => {
  const content = contentOf(id);
  const scenes = new Map(content.scenes.map(({ url, scene }) => [url, scene]));
  return { id, content, scenes, home: tenantSchema.parse(tenant).home };
});

describe.each(clinics)("the scenes of $id", ({ id, content, scenes, home }) => {
  const sceneOf = (url: string) => scenes.get(url) ?? url;
  const listed = content.products.filter(({ isSecret }) => !isSecret);

  it("name each picture once", () => {
    const named = content.scenes.map(({ url }) => url);
    const drawn = pictures(id).filter((file) => !WITHOUT_SCENE.test(file));
    expect(named.toSorted()).toEqual(drawn.map((file) => `/media/${id}/${file}`).toSorted());
    expect(repeated(content.scenes.map(({ scene }) => scene))).toEqual([]);
  });

  it("stand on no screen twice", () => {
    const twice = Object.entries(screensOf(content, home)).flatMap(([screen, urls]) =>
      repeated(urls.map(sceneOf)).map((scene) => `${screen}: ${scene}`),
    );
    expect(twice).toEqual([]);
  });

  const lists = [
    { name: "all products", products: listed },
    ...content.categories.map(({ key }) => ({
      name: key,
      products: listed.filter((product) => product.categories.includes(key)),
    })),
  ];

  it.each(lists)("differ side by side and from the row above: $name", ({ products }) => {
    const shown = products.map(({ image }) => sceneOf(image.url));
    const sameBeside = shown.filter((scene, index) => subjectOf(scene) === subjectOf(shown[index - 1]));
    const sameAbove = COLUMNS.flatMap((columns) =>
      shown.filter((scene, index) => takeOf(scene) === takeOf(shown[index - columns])),
    );
    expect([sameBeside, sameAbove]).toEqual([[], []]);
  });
});

it("no two clinics share a scene", () => {
  const subjects = ids.flatMap((id) => [
    ...new Set(contentOf(id).scenes.map(({ scene }) => subjectOf(scene))),
  ]);
  expect(repeated(subjects)).toEqual([]);
});

/** What a picture shows, without what tells it from others of the same: `ampoules` of `ampoules/leaf-2`. */
const subjectOf = (scene: string | undefined) => scene?.split("/")[0];
/** What it shows before which wall: `ampoules/leaf`. */
const takeOf = (scene: string | undefined) => scene?.replace(/-\d+$/, "");

const repeated = (names: readonly (string | undefined)[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** The pictures that stand on a screen together, by the screen's name. */
function screensOf(content: Content, home: readonly object[]): Record<string, string[]> {
  const { products, events, banners, exhibitions, brandings, pages, boardTypes, boards } = content;
  const listed = products.filter(({ isSecret }) => !isSecret);
  const imagesOf = (things: readonly { image: { url: string } | null }[]) =>
    things.flatMap(({ image }) => image?.url ?? []);
  const bannersAt = (place: string) => imagesOf(banners.filter((banner) => banner.bannerLocation === place));
  const countOf = (type: string) =>
    home.flatMap((block) =>
      "type" in block && block.type === type && "count" in block ? block.count : 0,
    )[0];
  const first = <Thing>(things: readonly Thing[], type: string) =>
    things.slice(0, Number(countOf(type) ?? 0));
  const running = events.filter(
    ({ isSecret, startDay, endDay }) => !isSecret && startDay <= 0 && endDay >= 0,
  );
  const withProducts = (blocks: unknown) => [...urlsIn(blocks), ...imagesOf(productsIn(blocks, products))];
  return {
    home: [
      ...bannersAt("HOME_TOP"),
      ...bannersAt("HOME_SIDE"),
      ...urlsIn(home),
      ...imagesOf(
        first(
          listed.filter((product) => product.isRecommend),
          "recommendedProducts",
        ),
      ),
      ...imagesOf(first(running, "events")),
      ...imagesOf(first(exhibitions, "exhibitions")),
      ...imagesOf(first(brandings, "brandings")),
    ],
    products: [...bannersAt("PRODUCT_LIST"), ...imagesOf(listed)],
    events: imagesOf(events.filter(({ isSecret }) => !isSecret)),
    exhibitions: imagesOf(exhibitions),
    ...Object.fromEntries(
      [...exhibitions, ...brandings, ...pages].map(({ key, blocks }) => [key, withProducts(blocks)]),
    ),
    ...Object.fromEntries(
      boardTypes.map(({ key }) => [
        `board ${key}`,
        imagesOf(boards.filter(({ boardType }) => boardType === key)),
      ]),
    ),
    ...Object.fromEntries(
      products.map((product) => [
        `product ${product.key}`,
        [
          ...imagesOf([product, ...products.filter(({ key }) => product.related.includes(key))]),
          ...product.gallery.map(({ url }) => url),
        ],
      ]),
    ),
  };
}

const urlsIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/"(\/media\/[^"]+)"/g)].flatMap(([, url]) => url ?? []);

/** Those that blocks of a story name, each once. */
function productsIn(blocks: unknown, products: readonly ProductSeed[]): ProductSeed[] {
  const named = new Set(
    (blocks as { products?: string[]; product?: string }[]).flatMap(({ products: keys = [], product }) =>
      product ? [...keys, product] : keys,
    ),
  );
  return products.filter(({ key }) => named.has(key));
}
