import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Picture } from "@/ui/picture";
import { Video } from "./video";

const show = () => render(<Video videoId="lumiere_v01" title="루미에르의 하루" />);

describe("Video", () => {
  it("asks nothing of its host before it is played", () => {
    show();
    expect(screen.queryByTitle("루미에르의 하루")).toBeNull();
    expect(screen.getByRole("link", { name: "루미에르의 하루 재생" }).getAttribute("href")).toBe(
      "https://www.youtube.com/watch?v=lumiere_v01",
    );
  });

  it("shows a poster of the clinic's own until it plays", async () => {
    render(
      <Video
        videoId="lumiere_v01"
        title="하루"
        poster={<Picture src="/media/lumiere/a.webp" alt="" sizes="100px" />}
      />,
    );
    expect(screen.getByRole("link").querySelector("img")).not.toBeNull();
    await userEvent.click(screen.getByRole("link"));
    expect(document.querySelector("img")).toBeNull();
  });

  it("plays in its place and takes over the focus", async () => {
    show();
    await userEvent.click(screen.getByRole("link"));
    const player = screen.getByTitle("루미에르의 하루");
    expect(player.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/lumiere_v01?autoplay=1");
    expect(document.activeElement).toBe(player);
  });
});
