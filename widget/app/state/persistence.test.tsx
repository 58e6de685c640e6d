import { screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";
import { setUpClinic } from "../testing/clinic";
import { BOOSTER, SINGLE } from "../testing/content";
import { chooseOptions, chooseTime, foot, renderWidget, setUpDevice } from "../testing/render-widget";
import { draftAtom, EMPTY_DRAFT } from "./draft";

setUpDevice();
setUpClinic();

const KEY = "clinic-widget:lumiere:draft";
const saved = { screen: "schedule", draft: { ...EMPTY_DRAFT, name: "김하윤" } };

describe("a draft", () => {
  it("is there again after a reload, step and all", async () => {
    const first = renderWidget();
    await chooseOptions(first);
    await chooseTime(first);
    await first.user.type(screen.getByLabelText("이름"), "김하윤");
    await first.user.type(screen.getByLabelText(/전할 말/), "처음입니다");
    first.unmount();
    renderWidget();
    expect(((await screen.findByLabelText("이름")) as HTMLInputElement).value).toBe("김하윤");
    expect((screen.getByLabelText(/전할 말/) as HTMLTextAreaElement).value).toBe("처음입니다");
    expect(foot().getByText("11월 20일(금) 14:00")).toBeTruthy();
    expect(foot().getByText("260,700원")).toBeTruthy();
  });

  it("takes its prices from the catalogue of now, not of when it was made", async () => {
    const cheap = { ...SINGLE, price: { ...SINGLE.price, price: 1000 } };
    const options = [{ option: cheap, productName: BOOSTER.name, event: null, secretEventId: null }];
    sessionStorage.setItem(KEY, JSON.stringify({ screen: "treatments", draft: { ...EMPTY_DRAFT, options } }));
    renderWidget();
    expect(await screen.findByText("198,000원", { selector: "strong" })).toBeTruthy();
  });

  it.each([
    ["no JSON", "{"],
    ["another shape", JSON.stringify([1, 2])],
    ["null", "null"],
    ["a draft of an older version", JSON.stringify({ ...saved, draft: { name: "김하윤" } })],
    ["a wrong kind", JSON.stringify({ ...saved, draft: { ...saved.draft, kind: "surgery" } })],
    ["options that are none", JSON.stringify({ ...saved, draft: { ...saved.draft, options: [{}] } })],
    ["a doctor without a name", JSON.stringify({ ...saved, draft: { ...saved.draft, doctor: { id: 1 } } })],
    ["terms that are no text", JSON.stringify({ ...saved, draft: { ...saved.draft, agreedTerms: [1] } })],
  ])("is begun again where the storage holds %s", async (_, text) => {
    sessionStorage.setItem(KEY, text);
    const { runtime } = renderWidget();
    expect(await screen.findByRole("heading", { name: /어떤 예약을/ })).toBeTruthy();
    expect(runtime.store.get(draftAtom)).toEqual(EMPTY_DRAFT);
  });

  it("leads to the last step that has what it needs", async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...saved, screen: "contact" }));
    renderWidget();
    expect(await screen.findByRole("heading", { name: /받으실 시술을/ })).toBeTruthy();
  });

  it("lives on in memory where the browser closes its storage", async () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
    const widget = renderWidget();
    await chooseOptions(widget);
    expect(foot().getByText("2개 담음")).toBeTruthy();
  });

  it("of one partner is none of another's", async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ ...saved, screen: "purpose" }));
    const other = renderWidget({ partner: { ...renderWidget().runtime.boot.partner, id: "haneul" } });
    expect(other.runtime.store.get(draftAtom).name).toBe("");
  });
});
