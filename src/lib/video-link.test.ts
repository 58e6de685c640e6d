import { describe, expect, it } from "vitest";
import { videoIdOf } from "./video-link";

const ID = "dQw4w9WgXcQ";

describe("videoIdOf", () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?feature=share&v=${ID}&t=10`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}/`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
  ])("reads %s", (link) => {
    expect(videoIdOf(link)).toBe(ID);
  });

  it.each([
    ["ten characters", `https://youtu.be/${ID.slice(1)}`],
    ["twelve characters", `https://youtu.be/${ID}a`],
    ["another host", `https://evil.example/watch?v=${ID}`],
    ["a host that ends alike", `https://notyoutube.com/watch?v=${ID}`],
    ["markup in the id", "https://youtu.be/%3Cscript%3E1"],
    ["a script", `javascript:youtu.be/${ID}`],
    ["no link", ID],
    ["nothing", ""],
  ])("finds no video in %s", (_, link) => {
    expect(videoIdOf(link)).toBeNull();
  });
});
