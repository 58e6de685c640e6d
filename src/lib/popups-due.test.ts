import { describe, expect, it } from "vitest";
import { aPopup, aPopupItem } from "@/testing/popups";
import { popupsDue } from "./popups-due";

const visit = { path: "/", device: "PC", cookies: "" } as const;
const idsOf = (popups: readonly { id: number }[]) => popups.map(({ id }) => id);

describe("popupsDue", () => {
  it.each([
    ["/", ["/"], true],
    ["/events", ["/"], false],
    ["/events", ["/", "/events"], true],
    ["/events/", ["/events"], true],
    ["/events", ["/events/"], true],
    ["/products/12", ["/products"], false],
    ["/products", ["/product"], false],
    ["/", [""], false],
  ])("at %s, of one located at %j, is %s", (path, locations, isDue) => {
    expect(popupsDue([aPopup({ locations })], { ...visit, path }).length === 1).toBe(isDue);
  });

  it("comes in the order of weight, then of id", () => {
    const popups = [
      aPopup({ id: 4, weight: 2 }),
      aPopup({ id: 3, weight: 1 }),
      aPopup({ id: 2, weight: 2 }),
      aPopup({ id: 1, weight: -5 }),
    ];
    expect(idsOf(popupsDue(popups, visit))).toEqual([1, 3, 2, 4]);
  });

  it("leaves out what leads where the page's opening leads already", () => {
    const both = aPopup({
      popupItems: [
        aPopupItem({ title: "행사", linkTo: "/events" }),
        aPopupItem({ title: "시술", linkTo: "/products/1" }),
      ],
    });
    const due = popupsDue([both, aPopup({ id: 2 })], { ...visit, openingTargets: ["/events"] });
    expect(due.map(({ popupItems }) => popupItems.map(({ title }) => title))).toEqual([["시술"]]);
  });

  it("leaves out what is hidden for today", () => {
    const popups = [aPopup({ id: 1 }), aPopup({ id: 11 })];
    expect(idsOf(popupsDue(popups, { ...visit, cookies: "DO_NOT_SHOW_POPUP_1=1" }))).toEqual([11]);
  });

  it.each([
    ["PC", { devices: ["PC"], pcContent: "/media/a.webp", mobileContent: null }, true],
    ["MOBILE", { devices: ["PC"], pcContent: "/media/a.webp", mobileContent: "/media/b.webp" }, false],
    ["PC", { devices: ["MOBILE"], pcContent: "/media/a.webp", mobileContent: null }, false],
    ["MOBILE", { devices: ["PC", "MOBILE"], pcContent: "/media/a.webp", mobileContent: null }, false],
    ["MOBILE", { devices: ["MOBILE"], pcContent: null, mobileContent: "/media/b.webp" }, true],
  ] as const)("on %s, of a slide %j, is %s", (device, { devices, ...contents }, isDue) => {
    const popup = aPopup({ popupItems: [aPopupItem({ ...contents, devices: [...devices] })] });
    expect(popupsDue([popup], { ...visit, device })).toHaveLength(isDue ? 1 : 0);
  });

  it("keeps the slides of the device in the order of their weight", () => {
    const popup = aPopup({
      popupItems: [
        aPopupItem({ title: "셋째", weight: 3 }),
        aPopupItem({ title: "전화만", weight: 2, devices: ["MOBILE"] }),
        aPopupItem({ title: "첫째", weight: 1 }),
      ],
    });
    const [due] = popupsDue([popup], visit);
    expect(due?.popupItems.map(({ title }) => title)).toEqual(["첫째", "셋째"]);
  });
});
