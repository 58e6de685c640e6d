import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SlideDeck } from "./slide-deck";

const { embla, autoplay, useEmbla, makeAutoplay } = vi.hoisted(() => {
  const listeners: (() => void)[] = [];
  let index = 0;
  const move = (step: number) => () => {
    index = (index + step + 3) % 3;
    for (const listener of listeners) listener();
  };
  const autoplay = { play: vi.fn(), stop: vi.fn() };
  const embla = {
    on: (_: string, listener: () => void) => listeners.push(listener),
    off: () => {},
    selectedScrollSnap: () => index,
    scrollNext: vi.fn(move(1)),
    scrollPrev: vi.fn(move(-1)),
    plugins: () => ({ autoplay }),
  };
  return { embla, autoplay, useEmbla: vi.fn((..._: unknown[]) => [() => {}, embla]), makeAutoplay: vi.fn() };
});
vi.mock("embla-carousel-react", () => ({ default: useEmbla }));
vi.mock("embla-carousel-autoplay", () => ({ default: makeAutoplay }));

const slides = ["하나", "둘", "셋"].map((text) => <p key={text}>{text}</p>);
const prefersReducedMotion = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  vi.clearAllMocks();
  prefersReducedMotion(false);
});

describe("SlideDeck", () => {
  it("shows every slide in the HTML", () => {
    render(<SlideDeck slides={slides} />);
    expect(screen.getAllByRole("group").map((slide) => slide.textContent)).toEqual(["하나", "둘", "셋"]);
  });

  it("fetches nothing that moves for a single slide", () => {
    render(<SlideDeck slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(useEmbla).not.toHaveBeenCalled();
  });

  it("advances every 5 seconds in a loop and keeps going after interaction", async () => {
    render(<SlideDeck slides={slides} />);
    await screen.findByRole("button", { name: "다음 소식" });
    expect(makeAutoplay).toHaveBeenCalledWith({ delay: 5000, stopOnInteraction: false });
    expect(useEmbla.mock.calls[0]?.[0]).toMatchObject({ loop: true });
  });

  it("goes on and back by buttons, and says where it is", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(await screen.findByRole("button", { name: "다음 소식" }));
    expect(screen.getByText("2")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "이전 소식" }));
    expect(screen.getByText("1")).toBeDefined();
  });

  it("pauses and plays by one button", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(await screen.findByRole("button", { name: "자동 넘김 멈추기" }));
    expect(autoplay.stop).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "자동 넘김 시작하기" }));
    expect(autoplay.play).toHaveBeenCalledOnce();
  });

  it("stands still under reduced motion, and jumps when asked", async () => {
    prefersReducedMotion(true);
    render(<SlideDeck slides={slides} />);
    await userEvent.click(await screen.findByRole("button", { name: "다음 소식" }));
    expect(makeAutoplay).not.toHaveBeenCalled();
    expect(embla.scrollNext).toHaveBeenCalledWith(true);
    expect(screen.queryByRole("button", { name: /자동 넘김/ })).toBeNull();
  });
});
