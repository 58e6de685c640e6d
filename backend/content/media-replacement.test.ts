import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { openMedia, photo } from "../testing/media";

describe.each(engines)("a clinic's pictures on $name", (engine) => {
  let site: Awaited<ReturnType<typeof openMedia>>;
  beforeAll(async () => {
    site = await openMedia(engine);
    await writeFile(join(site.clinic.folder, "alpha/content/images/own.jpg"), await photo(700, 500));
  });
  afterAll(() => site.close());

  it("are replaced wherever they are used, as drafts that an undo takes back", async () => {
    const middle = { focus: { x: 50, y: 50 }, isDecoration: false, crops: {} };
    const square = { x: 0, y: 0, width: 700, height: 700 };
    const { row: old } = await site.upload(await photo(1400, 1000, "#aa1111"), "옛 로비.jpg");
    const { cuts } = await site.change(old, {
      ...middle,
      ...{ name: "옛 로비", alt: "옛 로비", crops: { "1:1": square } },
    });
    const event = await site.content.first("event");
    const [notice] = await site.content.list("notice");
    if (!notice) throw new Error("There is no notice");
    const own = await site.content.first("home");
    const html = `<p><img src="${old.url}" alt="옛 로비">그대로</p>`;
    await site.content.save(event, { ...event.body, image: { url: cuts["1:1"], alt: "옛 로비" } });
    await site.content.save(notice, { ...notice.body, contentHtml: html });
    const images = [{ url: "/media/alpha/own.jpg", alt: "마당" }];
    await site.content.save(own, { blocks: [{ type: "space", title: "공간", description: null, images }] });
    await site.content.publishAll();

    const { row: fresh } = await site.upload(await photo(1400, 1000, "#11aa11"), "새 로비.jpg");
    expect(await outcomeOf(site.replace(old.file, fresh))).toMatchObject({
      status: 422,
      code: "media.no-alt",
    });
    const words = { ...middle, name: "새 로비", alt: '새 "로비" & 의자', crops: { "1:1": square } };
    const { cuts: freshCuts } = await site.change(fresh, words);
    expect((await site.replace(old.file, fresh)).row).toEqual({ drafts: 2 });
    expect((await site.replace("own.jpg", fresh)).row).toEqual({ drafts: 1 });
    expect((await site.content.first("event")).body).toMatchObject({
      image: { url: freshCuts["1:1"], alt: words.alt },
    });
    const drafted = (await site.content.list("notice")).find(({ id }) => id === notice.id);
    expect(drafted?.body.contentHtml).toBe(
      `<p><img src="${fresh.url}" alt="새 &quot;로비&quot; &amp; 의자" />그대로</p>`,
    );
    expect((await site.content.first("home")).body).toMatchObject({
      blocks: [{ images: [{ url: fresh.url, alt: words.alt }] }],
    });
    // What is live, and what an undo brings back, still has its file.
    expect((await site.clinic.app.request(cuts["1:1"] ?? "")).status).toBe(200);
    const { id } = await site.content.publishAll();
    expect((await site.clinic.app.request(cuts["1:1"] ?? "")).status).toBe(200);
    await site.content.undo(id);
    expect((await site.content.first("event")).body).toMatchObject({
      image: { url: cuts["1:1"], alt: "옛 로비" },
    });
    expect(
      await outcomeOf(
        site.stranger.call("POST /studio/:clinic/media-replacements", {
          body: { file: old.file, by: fresh.id ?? 0 },
        }),
      ),
    ).toMatchObject({ status: 404 });
  });
});
