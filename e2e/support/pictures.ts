import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture with a pale circle at its right, in a ground of its own colour. */
export async function pictureFile(name: string, background: string, size = { width: 1600, height: 900 }) {
  const { width, height } = size;
  const circle = `<svg width="${width}" height="${height}"><circle cx="${width * 0.85}" cy="${height / 2}" r="${height / 8}" fill="#fff"/></svg>`;
  const drawn = sharp({ create: { ...size, channels: 3, background } });
  const buffer = await drawn
    .composite([{ input: Buffer.from(circle) }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer } satisfies PictureFile;
}

/** Lets files fall on an element, as if they were dragged there. */
export async function dropFiles(page: Page, selector: string, files: PictureFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, mimeType },
    base64: buffer.toString("base64"),
  }));
  await page.locator(selector).evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ["dragover", "drop"])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, sent);
}
