import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { picture } from "../testing/posts";
import { cleanImage } from "./image";

const refusal = (bytes: Uint8Array) =>
  cleanImage(bytes).then(
    () => null,
    (error) => [error.status, error.code],
  );

/** A PNG's header that promises so many pixels, and a few bytes that pretend to be them. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1000));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe("pictures of visitors", () => {
  it.each(["jpeg", "png", "webp"] as const)("are taken as %s", async (format) => {
    const image = await sharp(await picture(30, 10))
      .toFormat(format)
      .toBuffer();
    const { bytes, width, height } = await cleanImage(image);
    expect([width, height]).toEqual([30, 10]);
    expect((await sharp(bytes).metadata()).format).toBe("webp");
  });

  it("lose the place, the camera and every other remark, and stand upright", async () => {
    const remarks = { IFD0: { Make: "카메라", Copyright: "secret-remark" }, IFD3: { GPSLatitudeRef: "N" } };
    const image = await sharp(await picture(30, 10))
      .withExif(remarks)
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>secret-remark</x:xmpmeta>")
      .withMetadata({ orientation: 6, exif: remarks })
      .jpeg()
      .toBuffer();
    expect((await sharp(image).metadata()).exif).toBeDefined();
    const { bytes, width, height } = await cleanImage(image);
    expect([width, height]).toEqual([10, 30]);
    const kept = await sharp(bytes).metadata();
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("secret-remark");
  });

  it("are drawn smaller where a side is longer than 2560 px, and never larger", async () => {
    expect(await cleanImage(await picture(5120, 100))).toMatchObject({ width: 2560, height: 50 });
    expect(await cleanImage(await picture(2, 3))).toMatchObject({ width: 2, height: 3 });
  });

  it("lose what else their file is: a page, a script, an archive", async () => {
    for (const payload of ["<script>alert(1)</script>", "PK\x03\x04archive", "%PDF-1.7", "<?php echo 1;"]) {
      const polyglot = Buffer.concat([await picture(), Buffer.from(payload, "latin1")]);
      const { bytes } = await cleanImage(polyglot);
      expect(Buffer.from(bytes).toString("latin1")).not.toContain(payload);
    }
  });

  it("show their first picture where they move", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await cleanImage(moving)).toMatchObject({ width: 8, height: 8 });
  });

  it.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing with a script", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)],
    ["a document", Buffer.from("%PDF-1.7\n1 0 obj")],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
    ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["a program", Buffer.from("MZ\x90\x00\x03", "latin1")],
    ["an archive", Buffer.from("PK\x03\x04", "latin1")],
    ["other RIFF", Buffer.from("RIFF\x24\x00\x00\x00WAVEfmt ", "latin1")],
  ])("are not %s", async (_, bytes) => {
    expect(await refusal(bytes)).toEqual([415, "attachment.type"]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      "a JPEG's beginning before a page",
      () => Buffer.from("\xff\xd8\xff<script>alert(1)</script>", "latin1"),
    ],
    ["a PNG's beginning alone", () => Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
    ["a WebP's beginning alone", () => Buffer.from("RIFF\x04\x00\x00\x00WEBP", "latin1")],
    ["a JPEG that breaks off", async () => (await picture(400, 400)).subarray(0, 300)],
    ["a PNG whose pixels are not there", () => bomb(100, 100)],
  ])("are readable, unlike %s", async (_, bytes) => {
    expect(await refusal(await bytes())).toEqual([422, "attachment.unreadable"]);
  });

  it.each([
    [60_000, 60_000],
    [2_000_000_000, 1],
    [64_000_001, 1],
  ])("do not unpack to %i x %i pixels", async (width, height) => {
    const [status, code] = (await refusal(bomb(width, height))) ?? [];
    expect(status).toBe(422);
    expect(code).toMatch(/^attachment\.(too-many-pixels|unreadable)$/);
  });
});
