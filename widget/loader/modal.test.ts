import { describe, expect, it } from "vitest";
import type { WidgetInitOptions } from "@/contract/widget/loader-api";
import { embeddedFrame, installedWidget, setUpEmbeddingPage, WIDGET_ORIGIN } from "@/testing/embedding-page";
import { install } from "./install";

const options: WidgetInitOptions = { origin: "https://clinic.example", position: "overlay" };

setUpEmbeddingPage();

function start() {
  install(WIDGET_ORIGIN);
  return installedWidget();
}

describe("as a drawer or sheet", () => {
  function openFromButton() {
    document.body.innerHTML = "<main><button>예약</button></main>";
    const opener = document.querySelector("button") as HTMLButtonElement;
    const widget = start();
    widget("init", options);
    opener.focus();
    widget("open", { screen: "treatment" });
    return { widget, opener, page: embeddedFrame(), main: document.querySelector("main") as HTMLElement };
  }

  it("is a modal dialog with the page behind it inert and still", () => {
    const { page, main } = openFromButton();
    expect(page.container.getAttribute("role")).toBe("dialog");
    expect(page.container.getAttribute("aria-modal")).toBe("true");
    expect(page.container.style.visibility).toBe("visible");
    expect(document.activeElement).toBe(page.frame);
    expect(main.inert).toBe(true);
    expect(document.documentElement.style.overflow).toBe("hidden");
  });

  it.each([
    ["Escape", () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["the close command", () => window.ClinicWidget?.("close")],
    ["a close from inside", () => embeddedFrame().say("close", {})],
    ["its own close button", () => (document.querySelector("div > button") as HTMLButtonElement).click()],
    [
      "a click on the backdrop",
      () => (document.querySelector("[data-clinic-widget]") as HTMLElement).click(),
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
    const widget = start();
    widget("init", options);
    const paragraph = document.querySelector("p") as HTMLElement;
    paragraph.inert = true;
    widget("open");
    widget("close");
    expect(paragraph.inert).toBe(true);
  });
});
