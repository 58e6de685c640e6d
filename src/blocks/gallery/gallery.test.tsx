import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { safeLink } from "@/lib/safe-href";
import { HOSTILE_LINKS } from "@/testing/hostile";
import { Picture } from "@/ui/picture";
import { Gallery } from "./gallery";
import { GalleryLink } from "./gallery-link";

const pictures = ["입구", "대기실", "복도"].map((alt, index) => ({
  url: `/media/lumiere/${index}.webp`,
  alt,
}));

const show = (shown = pictures) =>
  render(
    <Gallery pictures={shown}>
      {shown.map(({ url, alt }, index) => (
        <GalleryLink key={url} index={index} href={url}>
          <Picture src={url} alt={alt} sizes="100vw" />
        </GalleryLink>
      ))}
    </Gallery>,
  );

const link = (name: RegExp) => screen.getByRole("link", { name });
const lightbox = () => screen.findByRole("dialog", { name: "사진 크게 보기" });

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", undefined);
  // jsdom lays nothing out, and the large view draws nothing in a window without a size.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

describe("Gallery", () => {
  it("links each picture to its large version", () => {
    show();
    expect(link(/대기실/).getAttribute("href")).toBe("/media/lumiere/1.webp");
  });

  it.each(HOSTILE_LINKS)("shows a picture that lies at %j, and makes no link of it", (url) => {
    show([{ url, alt: "수상한 사진" }]);
    if (!safeLink(url)) expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("img", { name: "수상한 사진" })).toBeDefined();
  });

  it("opens at the picture that was clicked, with its place and its words", async () => {
    show();
    await userEvent.click(link(/대기실/));
    expect((await lightbox()).textContent).toContain("2 / 3");
    expect(screen.getByRole("group", { name: "3장 중 2번째" })).toBeDefined();
    expect(screen.getByRole("dialog").textContent).toContain("대기실");
  });

  it("leafs by arrow keys and stops at the end", async () => {
    show();
    await userEvent.click(link(/대기실/));
    await lightbox();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("3 / 3"));
    expect(screen.getByRole("button", { name: "다음 사진" }).hasAttribute("disabled")).toBe(true);
  });

  it("closes by Escape and gives the focus back", async () => {
    show();
    await userEvent.click(link(/복도/));
    await lightbox();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(link(/복도/));
  });

  it("has nothing to leaf through where there is one picture", async () => {
    show(pictures.slice(0, 1));
    await userEvent.click(link(/입구/));
    await lightbox();
    expect(screen.queryByRole("button", { name: /이전|다음/ })).toBeNull();
    expect(screen.getByRole("dialog").textContent).not.toContain("1 / 1");
  });
});
