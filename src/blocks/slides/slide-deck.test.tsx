import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setOut } from "@/lib/arrival";
import { SlideDeck } from "./slide-deck";

const { embla, autoplay, useEmbla, makeAutoplay, rewind } = vi.hoisted(() => {
  let listener = () => {};
  let index = 0;
  const move = (step: number) => () => {
    index += step;
    listener();
  };
  const autoplay = { play: vi.fn(), stop: vi.fn(), reset: vi.fn() };
  const embla = {
    on: (_: string, added: () => void) => {
      listener = added;
    },
    off: () => {},
    selectedScrollSnap: () => index,
    scrollNext: vi.fn(move(1)),
    scrollPrev: vi.fn(move(-1)),
    scrollTo: vi.fn(),
    plugins: () => ({ autoplay }),
  };
  const rewind = () => {
    index = 0;
  };
  return {
    embla,
    autoplay,
    rewind,
    useEmbla: vi.fn((..._: unknown[]) => [() => {}, embla]),
    makeAutoplay: vi.fn(),
  };
});
vi.mock("embla-carousel-react", () => ({ default: useEmbla }));
vi.mock("embla-carousel-autoplay", () => ({ default: makeAutoplay }));

const slides = ["하나", "둘", "셋"].map((text) => <p key={text}>{text}</p>);
const prefersReducedMotion = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  vi.clearAllMocks();
  rewind();
  prefersReducedMotion(false);
});

describe("SlideDeck", () => {
  it("shows every slide in the HTML", () => {
    render(<SlideDeck slides={slides} />);
    expect(screen.getAllByRole("group").map((slide) => slide.textContent)).toEqual(["하나", "둘", "셋"]);
  });

  it("has nothing to move for a single slide", () => {
    render(<SlideDeck slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("fetches what moves the slides only when they move", async () => {
    render(<SlideDeck slides={slides} />);
    expect(useEmbla).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(embla.scrollNext).toHaveBeenCalled());
  });

  it("advances every 5 seconds in a loop and keeps going after interaction", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(<SlideDeck slides={slides} />);
    act(() => void vi.advanceTimersByTime(4999));
    expect(useEmbla).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(embla.scrollNext).toHaveBeenCalledOnce());
    expect(makeAutoplay).toHaveBeenCalledWith(
      expect.objectContaining({ delay: 5000, stopOnInteraction: false, playOnInit: true }),
    );
    expect(useEmbla.mock.calls[0]?.[0]).toMatchObject({ loop: true });
  });

  it("shows a chosen slide for the whole five seconds", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(autoplay.reset).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole("button", { name: "이전 소식" }));
    expect(autoplay.reset).toHaveBeenCalledTimes(2);
  });

  it("keeps the slides that are not shown out of the tab order", async () => {
    render(<SlideDeck slides={slides} />);
    const inert = () => screen.getAllByRole("group").map((slide) => slide.hasAttribute("inert"));
    expect(inert()).toEqual([false, true, true]);
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(inert()).toEqual([true, false, true]));
  });

  it("leads on by its count where there is no other button", async () => {
    render(<SlideDeck slides={slides} controls="overlay" />);
    await userEvent.click(screen.getByRole("button", { name: "1 / 3, 다음 소식" }));
    expect(await screen.findByText("2 / 3")).toBeDefined();
  });

  it("does not move on by itself while a slide has the focus", async () => {
    render(
      <SlideDeck
        slides={[
          <a key="a" href="/a">
            하나
          </a>,
          <a key="b" href="/b">
            둘
          </a>,
        ]}
      />,
    );
    act(() => screen.getByRole("link", { name: "하나" }).focus());
    await waitFor(() =>
      expect(makeAutoplay).toHaveBeenCalledWith(expect.objectContaining({ playOnInit: false })),
    );
    expect(autoplay.play).not.toHaveBeenCalled();
  });

  it("goes on and back by buttons, and says where it is", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    expect(await screen.findByText("2")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "이전 소식" }));
    expect(await screen.findByText("1")).toBeDefined();
  });

  it("stays paused, also when what moves it comes later", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(screen.getByRole("button", { name: "자동 넘김 멈추기" }));
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(autoplay.stop).toHaveBeenCalled());
    expect(makeAutoplay).toHaveBeenCalledWith(expect.objectContaining({ playOnInit: false }));
    await userEvent.click(screen.getByRole("button", { name: "자동 넘김 시작하기" }));
    expect(autoplay.play).toHaveBeenCalledOnce();
  });

  it("comes to rest where it goes while the next page is made", async () => {
    render(<SlideDeck slides={slides} />);
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(autoplay.reset).toHaveBeenCalledOnce());
    setOut("/products", "push");
    expect(embla.scrollTo).toHaveBeenCalledWith(1, true);
    expect(autoplay.reset).toHaveBeenCalledTimes(2);
  });

  it("stands still under reduced motion, and jumps when asked", async () => {
    prefersReducedMotion(true);
    render(<SlideDeck slides={slides} />);
    expect(screen.queryByRole("button", { name: /자동 넘김/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "다음 소식" }));
    await waitFor(() => expect(embla.scrollNext).toHaveBeenCalledWith(true));
    expect(makeAutoplay).not.toHaveBeenCalled();
  });
});
