import { act, screen } from "@testing-library/preact";
import { delay, HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { tokenAtom } from "../../state/session";
import { refuse, rows } from "../../testing/answers";
import { setUpClinic, TOKEN } from "../../testing/clinic";
import { terms } from "../../testing/content";
import { refusal } from "../../testing/people-handlers";
import {
  chooseOptions,
  chooseTime,
  reachContact,
  renderWidget,
  setUpDevice,
} from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const [privacy = { id: 0, termTitle: "" }, marketing = { id: 0, termTitle: "" }] = terms;

const agreed = (termId: number, isCurrent = true) => ({
  termId,
  version: isCurrent ? "1.0" : "0.9",
  agreedAt: "2026-03-02T09:00:00Z",
  isCurrent,
});

async function returnWith(answer: () => Response) {
  clinic.server.use(http.get("*/customers/this/agreements", answer));
  const widget = renderWidget();
  act(() => widget.runtime.store.set(tokenAtom, TOKEN));
  await chooseOptions(widget);
  await chooseTime(widget);
  await screen.findByText("번호가 확인됐습니다.");
  return widget;
}
const sent = () => clinic.writesTo("POST /customer/reservations")[0]?.body;
const box = (name: string) => screen.queryByRole("checkbox", { name: new RegExp(name) });

describe("a customer who comes back", () => {
  it("is asked nothing where nothing has changed, and can still read it", async () => {
    const { tap } = await returnWith(() => rows([agreed(privacy.id), agreed(marketing.id)]));
    expect(await screen.findByText(/다시 여쭙지 않습니다/)).toBeTruthy();
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    expect(screen.getByRole("button", { name: `${privacy.termTitle} 내용 보기` })).toBeTruthy();
    await tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(sent()).toMatchObject({ agreements: [] });
  });

  it("is asked again where the terms change while they book", async () => {
    let isCurrent = true;
    const { user, tap } = await returnWith(() => rows([agreed(privacy.id, isCurrent), agreed(marketing.id)]));
    await screen.findByText(/다시 여쭙지 않습니다/);
    isCurrent = false;
    clinic.server.use(
      http.post(
        "*/customer/reservations",
        () => refusal(400, "body.agreements: 1 is required", "필수 약관"),
        {
          once: true,
        },
      ),
    );
    await tap("예약하기");
    expect(await screen.findByText("약관이 바뀌었습니다. 다시 읽고 동의해 주세요.")).toBeTruthy();
    await user.click(await screen.findByRole("checkbox", { name: new RegExp(privacy.termTitle) }));
    expect(screen.queryByText(/약관이 바뀌었습니다/)).toBeNull();
    await tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /customer/reservations").at(-1)?.body).toMatchObject({
      agreements: [{ termId: privacy.id, version: "1.0" }],
    });
  });

  it("agrees again to what has changed alone, which says so", async () => {
    const { user, tap } = await returnWith(() => rows([agreed(privacy.id, false), agreed(marketing.id)]));
    expect(await screen.findByText("전에 동의하신 뒤로 내용이 바뀌었습니다.")).toBeTruthy();
    expect(box(marketing.termTitle)).toBeNull();
    await tap("예약하기");
    expect(await screen.findByText("필수 약관에 동의해 주세요.")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: new RegExp(privacy.termTitle) }));
    await tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(sent()).toMatchObject({ agreements: [{ termId: privacy.id, version: "1.0" }] });
  });

  it("keeps the boxes of who signs in here while it is looked up, and what is ticked meanwhile", async () => {
    clinic.server.use(http.get("*/customers/this/agreements", () => delay("infinite")));
    const widget = await reachContact();
    const all = await screen.findByRole("checkbox", { name: "모두 동의합니다" });
    act(() => widget.runtime.store.set(tokenAtom, TOKEN));
    await widget.user.click(all);
    expect(all).toHaveProperty("checked", true);
    expect(all.isConnected).toBe(true);
  });

  it("has a box ticked for the version that stood there, not for a later one", async () => {
    const widget = await reachContact();
    const ticked = async (name: string) =>
      ((await screen.findByRole("checkbox", { name: new RegExp(name) })) as HTMLInputElement).checked;
    await widget.user.click(await screen.findByRole("checkbox", { name: "모두 동의합니다" }));
    expect(await ticked(privacy.termTitle)).toBe(true);
    const changed = terms.map((term) => (term.id === privacy.id ? { ...term, version: "1.1" } : term));
    clinic.server.use(http.get("*/terms", () => rows(changed)));
    await act(() => widget.runtime.queryClient.refetchQueries());
    expect(await ticked(privacy.termTitle)).toBe(false);
    expect(await ticked(marketing.termTitle)).toBe(true);
  });

  it.each([
    ["has agreed to nothing yet", () => rows([])],
    ["cannot be looked up", () => refuse(500, "알 수 없는 오류")],
    ["cannot be reached", () => HttpResponse.error()],
  ])("is asked everything who %s", async (_, answer) => {
    await returnWith(answer);
    expect(await screen.findByRole("checkbox", { name: new RegExp(privacy.termTitle) })).toBeTruthy();
    expect(box(marketing.termTitle)).toBeTruthy();
  });
});
