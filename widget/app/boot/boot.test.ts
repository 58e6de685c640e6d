import { describe, expect, it } from "vitest";
import { WIDGET_BOOT_ELEMENT_ID } from "@/contract/widget/boot";
import { bootOf } from "../testing/boot";
import { readBoot } from "./read-boot";
import { widgetThemeCss } from "./theme";

const layoutWith = (colors: ReturnType<typeof bootOf>["layout"]["colors"]) => ({
  ...bootOf().layout,
  colors,
});

describe("readBoot", () => {
  it("reads what the backend wrote into the page", () => {
    const boot = bootOf();
    const page = document.implementation.createHTMLDocument();
    const script = page.createElement("script");
    script.id = WIDGET_BOOT_ELEMENT_ID;
    script.type = "application/json";
    script.textContent = JSON.stringify(boot);
    page.head.append(script);
    expect(readBoot(page)).toEqual(boot);
  });

  it("refuses a page without it", () => {
    expect(() => readBoot(document.implementation.createHTMLDocument())).toThrow(/no boot data/);
  });
});

describe("widgetThemeCss", () => {
  it("lays the widget's own colours over the partner's theme", () => {
    const boot = bootOf({
      layout: layoutWith({ primaryButtonBackground: "#112233", gnbBackgroundColor: "#FFFFFF" }),
    });
    const css = widgetThemeCss({ ...boot, theme: { ...boot.theme, roles: { accent: "#445566" } } });
    expect(css.indexOf("--accent:#112233")).toBeGreaterThan(css.indexOf("--accent:#445566"));
    expect(css).toContain("--widget-bar:#FFFFFF");
  });

  it("leaves the theme alone in a Type2 widget", () => {
    const layout = layoutWith({ primaryButtonBackground: "#112233" });
    expect(widgetThemeCss(bootOf({ variant: "Type2", layout }))).not.toContain("#112233");
  });
});
