import { act, screen, within } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { beginAtom } from "../../state/draft";
import type { TreatmentEntry } from "../../state/entry";
import { entryAtom } from "../../state/entry";
import { rows } from "../../testing/answers";
import { bootOf } from "../../testing/boot";
import { setUpClinic } from "../../testing/clinic";
import { BOOSTER } from "../../testing/content";
import { foot, renderWidget, setUpDevice } from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const LIFTING = { ...BOOSTER, id: 8, name: "초음파 리프팅", categoryIds: [3] };

/** Products by category, search and event, and what was asked for. */
function stockProducts({ hasEvents = false } = {}) {
  const asked: string[] = [];
  clinic.server.use(
    http.get("*/v2/products", ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      if (searchParams.has("isEvent")) return rows(hasEvents ? [BOOSTER] : []);
      const keyword = searchParams.get("keyword");
      if (keyword !== null) return rows([BOOSTER, LIFTING].filter(({ name }) => name.includes(keyword)));
      return rows(searchParams.get("categoryId") === "3" ? [LIFTING] : [BOOSTER]);
    }),
    http.get("*/v2/event/products", () => rows([LIFTING])),
    http.get("*/v2/products/:id", ({ params }) =>
      HttpResponse.json({ row: params.id === "8" ? LIFTING : BOOSTER }),
    ),
  );
  return asked;
}

function openAt(entry: TreatmentEntry, change = {}) {
  const widget = renderWidget(change);
  act(() => {
    widget.runtime.store.set(entryAtom, entry);
    widget.runtime.store.set(beginAtom, "treatment");
  });
  return widget;
}
const currentTab = async () =>
  (
    await within(await screen.findByRole("navigation", { name: "시술 분류" })).findByRole("button", {
      pressed: true,
    })
  ).textContent;

describe("the treatments step", () => {
  it.each([
    ["category", "스킨부스터"],
    ["event", "이벤트"],
  ] as const)("begins with the partner's menu type %s", async (menuType, tab) => {
    stockProducts({ hasEvents: true });
    openAt({}, { layout: { ...bootOf().layout, menuType } });
    expect(await currentTab()).toBe(tab);
  });

  it("has no events tab while no event runs", async () => {
    stockProducts();
    openAt({}, { layout: { ...bootOf().layout, menuType: "event" } });
    expect(await currentTab()).toBe("스킨부스터");
    expect(screen.queryByRole("button", { name: "이벤트" })).toBeNull();
  });

  it("opens the treatment that the page asked for, in its category, with its options chosen once", async () => {
    stockProducts();
    const widget = openAt({ productId: 7, optionIds: [71, 999] });
    expect(((await screen.findByRole("checkbox", { name: /2cc 1회/ })) as HTMLInputElement).checked).toBe(
      true,
    );
    expect(foot().getByText("1개 담음")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("지금 예약할 수 없는 것이 있습니다.");
    await widget.user.click(screen.getByRole("checkbox", { name: /2cc 1회/ }));
    expect(foot().getByText("고르신 시술이 없습니다")).toBeTruthy();
  });

  it.each([
    [{ categoryId: 3, productId: 8 }, "리프팅"],
    [{ eventId: 4, productId: 8 }, "이벤트"],
  ])("opens %j in its tab", async (entry, tab) => {
    stockProducts({ hasEvents: true });
    openAt(entry);
    expect(await currentTab()).toBe(tab);
    expect(await screen.findByRole("button", { name: /초음파 리프팅/, expanded: true })).toBeTruthy();
  });

  it("finds by word over all categories, and says what it did not find", async () => {
    stockProducts();
    const { user } = openAt({});
    const field = await screen.findByRole("searchbox", { name: "시술 찾기" });
    await user.type(field, "리프팅");
    expect(await screen.findByRole("button", { name: /초음파 리프팅/ })).toBeTruthy();
    await user.clear(field);
    await user.type(field, "없는 것");
    expect(await screen.findByText("‘없는 것’ 시술을 찾지 못했습니다")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "찾기 지우기" }));
    expect(await screen.findByRole("button", { name: /콜라겐 부스터/ })).toBeTruthy();
  });

  it.each([
    ["list", false],
    ["grid", true],
  ] as const)("draws the treatments as the partner's treatmentSelectType %s has it", async (type, isGrid) => {
    stockProducts();
    openAt({}, { layout: { ...bootOf().layout, treatmentSelectType: type } });
    const list = (await screen.findByRole("button", { name: /콜라겐 부스터/ })).closest("ul");
    expect(list?.classList.contains("grid-cols-2")).toBe(isGrid);
  });

  it("adds up price and duration of everything chosen, with the VAT label", async () => {
    stockProducts();
    const { user } = openAt({ productId: 7 });
    await user.click(await screen.findByRole("checkbox", { name: /2cc 1회/ }));
    await user.click(screen.getByRole("checkbox", { name: /진정 관리 추가/ }));
    expect(foot().getByText("237,000원")).toBeTruthy();
    expect(foot().getByText("VAT 별도")).toBeTruthy();
    expect(foot().getByText("1시간 20분")).toBeTruthy();
  });

  it("moves the focus from a chosen option that is taken out to the one beside it, then to the title", async () => {
    stockProducts();
    const widget = openAt({ productId: 7 });
    await widget.user.click(await screen.findByRole("checkbox", { name: /2cc 1회/ }));
    await widget.user.click(screen.getByRole("checkbox", { name: /진정 관리 추가/ }));
    await widget.tap("2개 담음");
    (await screen.findByRole("button", { name: "콜라겐 부스터 2cc 1회 빼기" })).focus();
    await widget.user.keyboard("{Enter}");
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "콜라겐 부스터 진정 관리 추가 빼기" }),
    );
    await widget.user.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("lets nobody on without an option", async () => {
    stockProducts();
    openAt({});
    expect(((await screen.findByRole("button", { name: "시간 고르기" })) as HTMLButtonElement).disabled).toBe(
      true,
    );
  });

  it("tells a failed list with a way to try again", async () => {
    stockProducts();
    clinic.server.use(
      http.get(
        "*/v2/products",
        () => HttpResponse.json({ statusCode: 404, message: "gone" }, { status: 404 }),
        { once: true },
      ),
    );
    const widget = renderWidget();
    await widget.tap("다시 불러오기");
    expect(await screen.findByRole("button", { name: /콜라겐 부스터/ })).toBeTruthy();
  });
});
