import { describe, expect, it } from "vitest";
import { embeddedFrame, setUpEmbeddingPage, startLoader } from "@/testing/embedding-page";

const { resizeTo } = setUpEmbeddingPage();

describe("as a panel", () => {
  function embed() {
    document.body.innerHTML = "<main></main><aside></aside>";
    const widget = startLoader();
    widget("init", { origin: "https://clinic.example", position: "panel", target: "aside" });
    const page = embeddedFrame();
    page.load();
    return { widget, page };
  }
  const initData = (page: ReturnType<typeof embeddedFrame>) =>
    page
      .commands()
      .filter(({ type }) => type === "init")
      .map(({ data }) => (data as { isPanel: boolean }).isPanel);

  it("fills its target, unseen until it is ready, and is no dialog", () => {
    const { page, widget } = embed();
    expect(page.container.parentElement?.localName).toBe("aside");
    expect(page.container.style.visibility).toBe("hidden");
    page.say("ready", { isLoggedIn: false });
    expect(page.container.style.visibility).toBe("visible");
    widget("open", { screen: "cart" });
    expect(page.container.hasAttribute("role")).toBe(false);
    expect(page.container.style.position).toBe("absolute");
  });

  it("becomes a sheet on a phone and a panel again, in the same iframe, and tells it so", () => {
    const { page, widget } = embed();
    page.say("ready", { isLoggedIn: false });
    resizeTo(true);
    expect(page.container.style.visibility).toBe("hidden");
    widget("open", { screen: "cart" });
    expect(page.container.style.position).toBe("fixed");
    expect(page.container.getAttribute("role")).toBe("dialog");
    resizeTo(false);
    expect(page.container.hasAttribute("role")).toBe(false);
    expect(document.documentElement.style.overflow).toBe("");
    expect(document.querySelector("iframe")).toBe(page.frame);
    expect(initData(page)).toEqual([true, false, true]);
  });

  it("reports a target that is not there", () => {
    startLoader()("init", { origin: "https://clinic.example", position: "panel", target: "#nowhere" });
    expect(reportError).toHaveBeenCalledOnce();
    expect(document.querySelector("iframe")).toBeNull();
  });
});

describe("inline", () => {
  it("follows the height of its content within bounds", () => {
    document.body.innerHTML = "<section></section>";
    startLoader()("init", { origin: "https://clinic.example", position: "inline", target: "section" });
    const page = embeddedFrame();
    expect(page.container.style.height).toBe("640px");
    page.say("resize", { heightPx: 800 });
    expect(page.container.style.height).toBe("800px");
    page.say("resize", { heightPx: 5000 });
    expect(page.container.style.height).toBe("900px");
  });
});
