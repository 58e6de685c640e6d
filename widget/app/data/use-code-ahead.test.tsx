import { act, screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { draftAtom, EMPTY_DRAFT } from "../state/draft";
import { goAtom } from "../state/screen";
import { setUpClinic } from "../testing/clinic";
import { BOOSTER, SINGLE } from "../testing/content";
import { foot, renderWidget, setUpDevice, type Widget } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
afterEach(() => void vi.doUnmock("../screens/treatments/chosen-sum"));

const codesOf = ({ runtime }: Widget) =>
  runtime.queryClient
    .getQueryCache()
    .findAll({ queryKey: ["code"] })
    .map(({ queryKey: [, name] }) => name);
const show = (widget: Widget) => act(() => widget.runtime.store.set(goAtom, "treatments"));

describe("the sum of what is chosen", () => {
  it("that does not come leaves the way on, and comes when it is asked for again", async () => {
    vi.doMock("../screens/treatments/chosen-sum", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const widget = renderWidget();
    const option = { ...SINGLE, productId: 7 };
    const options = [{ option, productName: BOOSTER.name, event: null, secretEventId: null }];
    act(() => widget.runtime.store.set(draftAtom, { ...EMPTY_DRAFT, options }));
    show(widget);
    const again = await screen.findByRole("button", { name: "다시 불러오기" });
    expect(foot().getByText("1개 담음")).toBeTruthy();
    expect(screen.getByRole("button", { name: "시간 고르기" })).toHaveProperty("disabled", false);
    vi.doUnmock("../screens/treatments/chosen-sum");
    await widget.user.click(again);
    expect(await foot().findByRole("button", { name: "1개 담음", expanded: false })).toBeTruthy();
  });
});

describe("the code of what comes next", () => {
  it("is not asked for before the first step has its data, and then without a tap", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    clinic.server.use(
      http.get("*/v2/products", async () => {
        await held;
        return HttpResponse.json({ rows: [BOOSTER], count: 1 });
      }),
    );
    const widget = renderWidget();
    show(widget);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(widget.runtime.queryClient.isFetching()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(codesOf(widget)).toEqual([]);
    answer();
    await waitFor(() => expect(codesOf(widget)).toEqual(["treatments/chosen-sum", "screens/schedule"]));
  });
});
