import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assignPictures } from "./assign-pictures";
import { convertLogo } from "./convert-logo";
import { convertPicture } from "./convert-picture";
import { type ReadPictures, readPictures } from "./read-pictures";
import type { Treatment } from "./treatments";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#88aa99" } });
const treatment = (name: string, image?: string): Treatment => ({
  line: 2,
  name,
  category: "레이저",
  isRecommend: false,
  texts: image ? { image } : {},
  options: [],
});

describe("a folder of pictures", () => {
  let folder: string;
  let found: ReadPictures;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
    await mkdir(join(folder, "공간"));
    // Orientation 6: a camera held upright.
    await picture(1200, 900)
      .withExif({ IFD0: { Copyright: "누구" } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(join(folder, "한달빛.jpg"));
    await picture(1000, 1000)
      .png()
      .toFile(join(folder, "피코 토닝.png".normalize("NFD")));
    await picture(1000, 1000).png().toFile(join(folder, "피코 토닝 2.png"));
    await picture(300, 200).png().toFile(join(folder, "IMG_0007.png"));
    await picture(1600, 1000)
      .webp()
      .toFile(join(folder, "공간", "공간1.webp"));
    await picture(900, 900).png().toFile(join(folder, "stranger.png"));
    const whole = await picture(900, 900).jpeg().toBuffer();
    await writeFile(join(folder, "cut.jpg"), whole.subarray(0, whole.length / 2));
    await writeFile(join(folder, "phone.heic"), "no picture");
    await writeFile(join(folder, "contract.pdf"), "%PDF");
    await writeFile(join(folder, ".DS_Store"), "");
    found = await readPictures(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const assign = (treatments: Treatment[]) =>
    assignPictures(found.pictures, { treatments, csvFile: "t.csv", doctorName: "한달빛" });

  it("says which pictures cannot be read, and what is none", () => {
    expect(found.problems.map(({ file, message }) => [file.slice(folder.length + 1), message])).toEqual([
      ["cut.jpg", expect.stringMatching(/cannot be read as a picture/)],
      ["phone.heic", "HEIC cannot be read; save it as JPEG"],
    ]);
    expect(found.warnings).toEqual([expect.stringMatching(/contract\.pdf: not a picture/)]);
  });

  it("gives treatments the pictures of their names, and those that the table names", () => {
    const [toning, peel] = [treatment("피코 토닝"), treatment("필링", "IMG_0007.png")];
    const { treatments, named, warnings } = assign([toning, peel]);
    expect(treatments.get(toning)?.map(({ name }) => name)).toEqual(["피코 토닝.png", "피코 토닝 2.png"]);
    expect(treatments.get(peel)?.map(({ name }) => name)).toEqual(["IMG_0007.png"]);
    expect([...named].map(([kind, pictures]) => [kind, pictures.length])).toEqual([
      ["doctor", 1],
      ["space", 1],
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/stranger\.png: no treatment has this name/),
      expect.stringMatching(/IMG_0007\.png: 300 x 200 is small/),
    ]);
  });

  it("keeps the order of their numbers, however the names are spelled", async () => {
    const rooms = await mkdtemp(join(tmpdir(), "rooms-"));
    const names = ["공간 10.png", "공간1.png", "내부 2.png", "space_3.png", "2층/공간 1.png", "공간 4.PNG"];
    await mkdir(join(rooms, "2층"));
    await Promise.all(names.map((name) => picture(1200, 800).png().toFile(join(rooms, name))));
    const { pictures } = await readPictures(rooms);
    const { named } = assignPictures(pictures, { treatments: [], csvFile: "t.csv", doctorName: "" });
    await rm(rooms, { recursive: true });
    const expected = [
      "공간1.png",
      "내부 2.png",
      "space_3.png",
      "공간 4.PNG",
      "공간 10.png",
      "2층/공간 1.png",
    ];
    expect(named.get("space")?.map(({ name }) => name)).toEqual(expected);
  });

  it("names line and column of a picture that is not there", () => {
    expect(assign([treatment("필링", "없음.jpg")]).problems).toEqual([
      {
        file: "t.csv",
        line: 2,
        column: "이미지",
        message: "없음.jpg: there is no such picture in the folder",
      },
    ]);
  });

  it("turns a photograph upright, cuts it to its shape and forgets what the camera wrote", async () => {
    const doctor = found.pictures.find(({ name }) => name === "한달빛.jpg");
    expect(doctor).toMatchObject({ width: 900, height: 1200 });
    if (!doctor) throw new Error("the doctor was not found");
    const { format, width, height, exif, orientation } = await sharp(
      await convertPicture(doctor, "doctor"),
    ).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: "webp",
      width: 720,
      height: 960,
      exif: undefined,
      orientation: undefined,
    });
  });

  it("puts a dark cut-out logo on a light ground, and leaves a light one alone", async () => {
    const logo = (fill: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150"><circle cx="75" cy="75" r="60" fill="${fill}"/></svg>`,
      );
    const isOpaque = async (fill: string) => {
      const path = join(folder, "logo.png");
      await sharp(logo(fill)).png().toFile(path);
      const made = await sharp(await convertLogo(path, "#FFFFFF")).stats();
      await rm(path);
      return made.isOpaque;
    };
    expect(await isOpaque("#112233")).toBe(true);
    expect(await isOpaque("#F4E9C0")).toBe(false);
  });

  it("never enlarges", async () => {
    const small = found.pictures.find(({ name }) => name === "IMG_0007.png");
    if (!small) throw new Error("the small picture was not found");
    const { width, height } = await sharp(await convertPicture(small, "treatment")).metadata();
    expect([width, height]).toEqual([200, 200]);
  });
});
