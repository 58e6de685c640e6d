import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TenantFile } from "@/contract/tenant/tenant";
import { aTenant } from "@/testing/tenant";
import { drawShareImage } from "./draw-share-image";

const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", (address: unknown) => {
    fetched(String(address));
    return Promise.reject(new Error("nothing may be fetched"));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const page = (title: string, imageUrl: string | null = null) => ({ title, path: "/products/1", imageUrl });

describe("drawShareImage", () => {
  it.each<[string, TenantFile["theme"]]>([
    ["a house of plain type", {}],
    ["a house of bold type and rounded pictures", { radius: { pic: 16 }, type: { displayWeight: 700 } }],
    ["a house that speaks in a serif", { type: { display: "serif", displayWeight: 400 } }],
  ])("draws %s in the size that messengers ask for", async (_, theme) => {
    const drawn = await drawShareImage(aTenant({ theme }), page("여드름 흉터 재생"), "진료 안내");
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(100_000);
  });

  it.each([
    ["뷁쉙 펲 ㅋㅋ"],
    ["겨울 🎉 이벤트 👩‍⚕️"],
    ["韓醫院 안내"],
    ["สวัสดี العربية"],
    ["©®™ ①②③ ㎡"],
    ["가".repeat(300)],
  ])("fetches neither fonts nor emoji to draw %s", async (title) => {
    await drawShareImage(aTenant(), page(title), title);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["https://elsewhere.example/picture.webp"],
    ["http://169.254.169.254/latest/meta-data"],
    ["/media/../../etc/passwd"],
    ["//elsewhere.example/media/x.webp"],
    ["data:image/png;base64,AAAA"],
  ])("never asks for the picture %s", async (imageUrl) => {
    const tenant = aTenant();
    // The schema would refuse it: what is drawn does not rely on that.
    const homepageConfig = { ...tenant.homepageConfig, ogImageUrl: imageUrl };
    await drawShareImage({ ...tenant, homepageConfig }, page("시술", imageUrl), "");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("does without a picture that cannot be had", async () => {
    const drawn = await drawShareImage(aTenant(), page("시술", "/media/lumiere/none.webp"), "");
    expect(fetched).toHaveBeenCalledOnce();
    expect((await sharp(drawn).metadata()).width).toBe(1200);
  });
});
