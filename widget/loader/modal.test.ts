import { describe, expect, it, vi } from "vitest";
import { embeddedFrame, overlayOptions, setUpEmbeddingPage, startLoader } from "@/testing/embedding-page";

setUpEmbeddingPage();

describe("as a drawer or sheet", () => {
  function openFromButton() {
    document.body.innerHTML = "<main><button>예약</button></main>";
    const opener = document.querySelector("button") as HTMLButtonElement;
    const widget = startLoader();
    widget("init", overlayOptions);
    opener.focus();
    widget("open", { screen: "treatment" });
    return { widget, opener, page: embeddedFrame(), main: document.querySelector("main") as HTMLElement };
  }

  it("is a modal dialog with the page behind it inert and still", () => {
    const { page, main } = openFromButton();
    expect(page.container.getAttribute("role")).toBe("dialog");
    expect(page.container.getAttribute("aria-modal")).toBe("true");
    expect(page.container.style.visibility).toBe("visible");
    expect(document.activeElement?.textContent).toBe("닫기");
    page.say("ready", { isLoggedIn: false });
    expect(document.activeElement).toBe(page.frame);
    expect(main.inert).toBe(true);
    expect(document.documentElement.style.overflow).toBe("hidden");
  });

  it("says that it could not be opened when nothing answers, and can still be closed", () => {
    const { page, opener } = openFromButton();
    const words = page.container.querySelector("[role=status]");
    expect(words?.textContent).toBe("예약 창을 여는 중입니다.");
    page.load();
    vi.advanceTimersByTime(1500);
    expect(words?.textContent).toBe("예약 창을 열지 못했습니다. 다시 열어 주세요.");
    page.container.querySelector("button")?.click();
    expect(document.activeElement).toBe(opener);
  });

  it.each([
    ["Escape", () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["the close command", () => window.ClinicWidget?.("close")],
    ["a close from inside", () => embeddedFrame().say("close", {})],
    [
      "its own close button",
      () => (document.querySelector("[data-clinic-widget-place] button") as HTMLButtonElement).click(),
    ],
    [
      "a click on the backdrop",
      () => (document.querySelector("[data-clinic-widget-place]") as HTMLElement).click(),
    ],
  ])("closes on %s and gives the focus back", (_, act) => {
    const { page, opener, main } = openFromButton();
    act();
    expect(page.container.style.visibility).toBe("hidden");
    expect(page.container.hasAttribute("role")).toBe(false);
    expect(main.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe("");
    expect(document.activeElement).toBe(opener);
  });

  it("leaves inert what the page itself had made so", () => {
    document.body.innerHTML = "<p inert></p>";
    const widget = startLoader();
    widget("init", overlayOptions);
    const paragraph = document.querySelector("p") as HTMLElement;
    paragraph.inert = true;
    widget("open");
    widget("close");
    expect(paragraph.inert).toBe(true);
  });
});
